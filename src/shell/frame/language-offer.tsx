import { type ComponentType, useEffect, useState } from "react";
import { mayReadOther } from "../reader-language.ts";

/** Offers the page in its reader's own language. Whoever reads the right one already loads none of it. */
export function LanguageOffer() {
  const [Strip, setStrip] = useState<ComponentType>();
  useEffect(() => {
    // No line: nothing is offered.
    if (mayReadOther()) import("./offer-strip.tsx").then((part) => setStrip(() => part.default), Boolean);
  }, []);
  return Strip && <Strip />;
}
