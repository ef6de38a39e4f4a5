import { type ComponentType, useEffect, useState } from "react";
import { mayReadOther } from "../reader-language.ts";

/** Offers the page in its reader's own language. Loaded only where the page is in another language. */
export function LanguageOffer() {
  const [Strip, setStrip] = useState<ComponentType>();
  useEffect(() => {
    // Offline: nothing is offered.
    if (mayReadOther()) import("./offer-strip.tsx").then((part) => setStrip(() => part.default), Boolean);
  }, []);
  return Strip && <Strip />;
}
