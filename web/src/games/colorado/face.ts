import type { GameFace } from "../face";
export default {} as GameFace;
