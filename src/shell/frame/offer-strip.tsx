import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type Locale, locales, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import { writeStored } from "#src/ui/storage/browser-storage.ts";
import { chooseLanguage } from "../choose-language.ts";
import { offeredKey } from "./offer-script.ts";

type OfferStripProps = { offered: Locale; onClose: () => void };

/** Shown at the top of the first page of a visit, in the offered language; hidden after the next navigation. */
export default function OfferStrip({ offered, onClose }: OfferStripProps) {
  const { pathname, search, hash } = useLocation();
  const hasMovedOn = useNavigationType() === "PUSH";
  const close = useEffectEvent(onClose);
  useEffect(() => {
    writeStored(offeredKey, true, "sessionStorage");
    if (hasMovedOn) close();
  }, [hasMovedOn]);

  const inOfferedLanguage = [{}, { locale: offered }] as const;
  const keepLanguage = () => {
    chooseLanguage(locales.join());
    onClose();
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <section
      lang={offered}
      aria-label={m.language_offer_label(...inOfferedLanguage)}
      data-offer
      className="language-offer"
    >
      <span className="line-clamp-2 min-w-0 flex-1 pr-3 leading-6 font-medium">
        {m.language_offer_text(...inOfferedLanguage)}
      </span>
      <a
        href={urlIn(offered, pathname + search + hash)}
        hrefLang={offered}
        onClick={() => chooseLanguage(offered)}
        className={`${buttonClasses("second", "small", false)} shrink-0 whitespace-nowrap`}
      >
        {m.language_offer_go(...inOfferedLanguage)}
      </a>
      <button
        type="button"
        onClick={keepLanguage}
        aria-label={m.language_offer_stay(...inOfferedLanguage)}
        className="press grid size-11 shrink-0 place-items-center rounded-small text-ink-soft hover:bg-leaf-tint"
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  );
}
