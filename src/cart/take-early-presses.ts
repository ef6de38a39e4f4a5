import { readStoredPresses } from "../ui/early-presses/early-presses.ts";
import { setCartKnown } from "./cart-store.ts";

/** After hydration: adds products pressed before hydration on a page that was left. */
export async function takeEarlyPresses(): Promise<void> {
  if (readStoredPresses().length > 0)
    await import("./add-early-presses.ts").then((part) => part.addEarlyPresses()).catch(() => undefined);
  setCartKnown();
}
