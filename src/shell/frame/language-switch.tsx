import { locale, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { useCurrentUrl } from "#src/language/use-current-url.ts";
import { chooseLanguage } from "../choose-language.ts";

/** Links to the page in the other language and stores the choice; a full page load, because the whole document changes. */
export function LanguageSwitch({ className = "" }: { className?: string }) {
  const { pathname, search } = useCurrentUrl();
  const otherLanguage = locale() === "bn" ? "en" : "bn";
  return (
    <a
      href={urlIn(otherLanguage, pathname + search)}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      onClick={() => chooseLanguage(otherLanguage)}
      className={`press inline-flex h-11 items-center rounded-small px-2.5 max-[22rem]:px-1 font-bangla-word text-label text-leaf hover:bg-leaf-tint ${className}`}
    >
      {m.header_other_language()}
    </a>
  );
}
