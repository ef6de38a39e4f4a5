import { useEffect, useRef, useState } from "react";
import type { Locale } from "#src/language/locale.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { offerScript } from "./offer-script.ts";

/** Offers the page in the user's own language. Loaded only if the page is in another language. */
export function LanguageOffer() {
  const container = useRef<HTMLDivElement>(null);
  const [offeredLanguage, setOfferedLanguage] = useState<Locale>();
  useEffect(() => setOfferedLanguage(container.current?.dataset["language"] as Locale | undefined), []);
  const Strip = useLazyComponent(offeredLanguage !== undefined, () => import("./offer-strip.tsx"));
  const close = () => {
    delete container.current?.dataset["language"];
    setOfferedLanguage(undefined);
  };
  return (
    <div ref={container} suppressHydrationWarning className="language-room">
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, which the page's policy allows by hash
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? offerScript : "" }}
      />
      {offeredLanguage && Strip && <Strip offered={offeredLanguage} onClose={close} />}
    </div>
  );
}
