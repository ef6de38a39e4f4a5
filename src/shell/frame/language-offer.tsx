import { useEffect, useRef, useState } from "react";
import type { Locale } from "#src/language/locale.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { offerScript } from "./offer-script.ts";

/** Offers the page in the user's own language. Loaded only if the page is in another language. */
export function LanguageOffer() {
  const room = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<Locale>();
  useEffect(() => setOffered(room.current?.dataset["language"] as Locale | undefined), []);
  const Strip = useLazyComponent(offered !== undefined, () => import("./offer-strip.tsx"));
  const close = () => {
    delete room.current?.dataset["language"];
    setOffered(undefined);
  };
  return (
    <div ref={room} suppressHydrationWarning className="language-room">
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, which the page's policy allows by hash
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? offerScript : "" }}
      />
      {offered && Strip && <Strip offered={offered} onClose={close} />}
    </div>
  );
}
