import Phone from "lucide-react/icons/phone";
import type { ComponentType, ReactNode } from "react";
import { telLink } from "#src/language/contact/tel-link.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { ShopFacts } from "../contract.ts";
import { Wordmark } from "../wordmark.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuButton } from "./menu.tsx";

type QuietHeaderProps = {
  shop: ShopFacts | undefined;
  cart: ReactNode;
};

/** Replaces the shop's header and, if given, its footer; `onPhone`: only on a phone, and only if the header is a `TaskHeader`. */
export type PageFrame = {
  Header: ComponentType<QuietHeaderProps>;
  Footer?: ComponentType<QuietFooterProps>;
  onPhone?: boolean;
};

/** The sticky header of a single-task page: home, language, cart, phone number and a menu. */
function QuietHeader({ shop, cart }: QuietHeaderProps) {
  return (
    <header className="quiet-header sticky -top-2 z-20 border-b border-line bg-paper">
      <div className="hem" />
      <div className="wrap flex h-14 items-center lg:h-19">
        <Link
          viewTransition
          to={localUrl("/")}
          aria-label={m.header_home({ name: shop?.name ?? "Tatka" })}
          className="mr-auto inline-flex h-14 items-center rounded-small text-leaf lg:h-19"
        >
          <Wordmark name={shop?.name} className="h-8 w-auto max-[22rem]:h-6.5" />
        </Link>
        {shop && <CallShop phone={shop.phone} />}
        <LanguageSwitch />
        {cart}
        <MenuButton className="-mr-2.5" />
      </div>
    </header>
  );
}

/** A link that calls the shop, an icon alone on phones. Renders nothing without a phone number. */
export function CallShop({ phone }: Pick<ShopFacts, "phone">) {
  if (phone === "") return null;
  return (
    <a
      href={telLink(phone)}
      className="press inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-small px-2.5 text-ink-soft hover:bg-leaf-tint hover:text-leaf lg:mr-2"
    >
      <Phone size={20} aria-hidden />
      <span className="max-sm:sr-only">{m.header_questions({ phone: formatDigits(phone) })}</span>
    </a>
  );
}

const smallLinks = [
  { to: "/privacy-policy", name: m.footer_privacy },
  { to: "/terms-of-service", name: m.footer_terms },
];

type QuietFooterProps = { shop: ShopFacts | undefined; year: number | undefined; className?: string };

/** The short footer of a single-task page. */
export function QuietFooter({ shop, year, className = "" }: QuietFooterProps) {
  return (
    <footer className={`mt-8 lg:mt-12 ${className}`}>
      <div className="wrap flex flex-wrap items-center gap-x-6 border-t border-line py-2 text-hint text-ink-soft">
        <span className="flex min-h-11 items-center">
          {m.footer_copyright({ year: year ? formatDigits(year) : "", name: shop?.name ?? "" })}
        </span>
        {smallLinks.map(({ to, name }) => (
          <Link
            key={to}
            viewTransition
            to={localUrl(to)}
            className="flex min-h-11 items-center rounded-badge underline-offset-4 hover:underline"
          >
            {name()}
          </Link>
        ))}
      </div>
    </footer>
  );
}

/** The frame for a route's `handle`, so that other pages do not load it. */
export const quietFrame = { Header: QuietHeader, Footer: QuietFooter } satisfies PageFrame;
