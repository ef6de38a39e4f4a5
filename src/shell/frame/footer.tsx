import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { telLink } from "#src/language/contact/tel-link.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { ShopFacts } from "../contract.ts";
import { canBeReached } from "../reach-us.ts";
import { Wordmark } from "../wordmark.tsx";

type FooterProps = {
  shop: ShopFacts | undefined;
  /** Undefined if loading failed; `pending` while loading. */
  categories: { id: number; name: string }[] | undefined;
  pending: boolean;
  year: number | undefined;
};

const quickLinks = [
  { to: "/products", name: m.header_shop },
  { to: "/about", name: m.footer_about },
  { to: "/contact", name: m.common_contact },
  { to: "/faq", name: m.header_faq },
];
const smallLinks = [
  { to: "/privacy-policy", name: m.footer_privacy },
  { to: "/terms-of-service", name: m.footer_terms },
];
const lineClass = "flex min-h-11 items-center rounded-badge underline-offset-4 hover:underline";

export function Footer({ shop, categories, pending, year }: FooterProps) {
  return (
    <footer className="on-leaf mt-12 lg:mt-18">
      <div className="hem hem-foot" />
      <div className="bg-deep-leaf text-on-deep">
        <div className="wrap-wide grid gap-x-8 gap-y-6 pt-9 pb-6 md:grid-cols-2 lg:grid-cols-[1.35fr_.65fr_1.6fr_1.15fr] lg:pt-12 lg:pb-8">
          <div className="max-w-88">
            <Wordmark name={shop?.name} className="h-8 w-auto" />
            <p className="mt-4 text-on-deep-soft">{m.footer_blurb()}</p>
          </div>
          <FooterSection title={m.footer_links()}>
            <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
              {quickLinks.map(({ to, name }) => (
                <FooterLink key={to} to={to} name={name()} />
              ))}
            </ul>
          </FooterSection>
          {categories?.length !== 0 && (
            <FooterSection title={m.common_categories()}>
              {pending && <p className={lineClass}>{m.common_loading()}</p>}
              {!categories && !pending && <Retry />}
              <ul className="columns-2 gap-x-6">
                {categories?.map(({ id, name }) => (
                  <FooterLink key={id} to={`/products?category=${id}`} name={name} />
                ))}
              </ul>
            </FooterSection>
          )}
          {canBeReached(shop) && (
            <FooterSection title={m.common_contact()}>
              <FooterContact shop={shop} />
            </FooterSection>
          )}
        </div>
        <div className="wrap-wide flex flex-wrap items-center gap-x-6 border-t border-deep-leaf-raised py-3 text-hint text-on-deep-soft">
          <span className="flex min-h-11 items-center">
            {m.footer_copyright({ year: year ? formatDigits(year) : "", name: shop?.name ?? "" })}
          </span>
          {smallLinks.map(({ to, name }) => (
            <Link key={to} viewTransition to={localUrl(to)} className={lineClass}>
              {name()}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}

function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 text-label font-bold text-turmeric-bright">{title}</h2>
      {children}
    </div>
  );
}

function Retry() {
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={() => void revalidate()} className={`${lineClass} underline`}>
      {m.common_try_again()}
    </button>
  );
}

function FooterLink({ to, name }: { to: string; name: string }) {
  return (
    <li className="break-inside-avoid">
      <Link viewTransition to={localUrl(to)} className={lineClass}>
        {name}
      </Link>
    </li>
  );
}

export function FooterContact({ shop: { address, phone, email } }: { shop: ShopFacts }) {
  return (
    <address className="not-italic">
      {address && (
        <p className={`${lineClass} gap-3 hover:no-underline`}>
          <MapPin size={18} aria-hidden />
          {address}
        </p>
      )}
      {phone && (
        <a href={telLink(phone)} className={`${lineClass} gap-3`}>
          <Phone size={18} aria-hidden />
          {formatDigits(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${lineClass} gap-3`}>
          <b aria-hidden className="w-4.5 text-center">
            @
          </b>
          {email}
        </a>
      )}
    </address>
  );
}
