// The address of this page, for somebody else.
import { notify } from "./notices.svelte";
import { t } from "./words.svelte";

/** Copies it; where a browser does not let us, it is shown to be copied by hand. */
export async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notify(t("copied"));
  } catch {
    notify(location.href);
  }
}
