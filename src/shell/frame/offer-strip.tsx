import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { addressIn, type Locale, locale, locales } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { buttonLook } from "../../ui/buttons/look.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import { chooseLanguage, chosenLanguage } from "../reader-language.ts";

const offeredKey = "language-offered";

/** The language to offer; undefined where the page is in it already, and after the first offer of a session. */
function toOffer(): Locale | undefined {
  const wanted = readersLanguage();
  return wanted === locale() || readStored(offeredKey, "sessionStorage") ? undefined : wanted;
}

/** The chosen language, or else the first of the browser's languages that the shop has. */
function readersLanguage(): Locale | undefined {
  const wanted = chosenLanguage()?.split(",") ?? navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((one): one is Locale => locales.some((spoken) => spoken === one));
}

/** Shown at the bottom of the first page of a visit, in the offered language; gone after the next navigation. */
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
