// The address of this page, for somebody else.
import { notify } from "./notices.svelte";
import { t } from "./words.svelte";

/** Copies it; where a browser does not let us, it is shown to be copied by hand. */
export async function share(text = location.href): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("copied"));
  } catch {
    notify(text);
  }
}

/** The same for a frame in somebody's own page. */
export const embed = (id: string) => share(`<iframe src="${location.origin}/embed/${id}" width="900" height="640" title="Drovers"></iframe>`);
