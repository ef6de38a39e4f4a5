import { useEffect, useState } from "react";
import { usePart } from "../../ui/use-part.ts";
import { mayReadOther } from "../reader-language.ts";

/** Offers the page in its reader's own language. Loaded only where the page is in another language. */
export function LanguageOffer() {
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(mayReadOther()), []);
  const Strip = usePart(offered, () => import("./offer-strip.tsx"));
  return Strip && <Strip />;
}
