import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { addressIn, type Locale, locale, locales } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { buttonLook } from "../../ui/buttons/look.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import { chooseLanguage, chosenLanguage } from "../reader-language.ts";

const offeredKey = "language-offered";

/** The language to offer; nothing to those who read it already, and to nobody twice in one sitting. */
function toOffer(): Locale | undefined {
  const wanted = readersLanguage();
  return wanted === locale() || readStored(offeredKey, "sessionStorage") ? undefined : wanted;
}

/** What the reader chose, or else the first of the browser's languages that the shop speaks. */
function readersLanguage(): Locale | undefined {
  const wanted = chosenLanguage()?.split(",") ?? navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((one): one is Locale => locales.some((spoken) => spoken === one));
}

/** At the foot of the page on which one came in, in the language that it offers; it goes when the reader goes on. */
export default function OfferStrip() {
  const { pathname, search, hash } = useLocation();
  const movedOn = useNavigationType() === "PUSH";
  const [offered, setOffered] = useState(toOffer);
  useEffect(() => {
    if (offered) writeStored(offeredKey, true, "sessionStorage");
    if (movedOn) setOffered(undefined);
  }, [offered, movedOn]);
  if (!offered) return null;

  const inOffered = [{}, { locale: offered }] as const;
  const stay = () => {
    chooseLanguage(locales.join());
    setOffered(undefined);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <section
      lang={offered}
      aria-label={m.language_offer_label(...inOffered)}
      data-offer
      className="language-offer"
    >
      <span className="min-w-0 flex-1 py-2 pr-3 font-medium">{m.language_offer_text(...inOffered)}</span>
      <a
        href={addressIn(offered, pathname + search + hash)}
        hrefLang={offered}
        onClick={() => chooseLanguage(offered)}
        className={`${buttonLook("second", "small", false)} shrink-0`}
      >
        {m.language_offer_go(...inOffered)}
      </a>
      <button
        type="button"
        onClick={stay}
        aria-label={m.language_offer_stay(...inOffered)}
        className="press grid size-11 shrink-0 place-items-center rounded-small text-ink-soft hover:bg-leaf-tint"
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  );
}
