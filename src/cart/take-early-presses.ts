import { storedPresses } from "../ui/early-presses/early-presses.ts";
import { setCartKnown } from "./cart-store.ts";

/** Once the page is awake: puts into the cart what was pressed on a page that was left before it was. */
export async function takeEarlyPresses(): Promise<void> {
  if (storedPresses().length > 0)
    await import("./put-early.ts").then((part) => part.putEarly()).catch(() => undefined);
  setCartKnown();
}
