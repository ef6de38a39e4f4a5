import { Fragment } from "react";
import { telLink } from "#src/language/contact/tel-link.ts";
import { localUrl } from "#src/language/locale.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { fillTemplate } from "#src/platform/mail/template.ts";
import type { ShopFacts } from "#src/shell/contract.ts";
import { Link } from "#src/ui/buttons/link.tsx";

const markPattern = /(\{\w+\}|\[[^\][]+\]\([^()]+\))/;
const linkClass = "font-medium text-leaf underline underline-offset-3 hover:text-leaf-press";

/** The variables of a page's text, and the shop's details, which become links. */
export type TextFacts = { facts: Record<string, string>; shop: ShopFacts | undefined };

/** A paragraph with its links, and with values in place of its variables. */
export function FilledText({ text, facts, shop }: TextFacts & { text: string }) {
  return fillTemplate(text, facts)
    .split(markPattern)
    .map((piece, index) => {
      const key = `${index}${piece}`;
      const [, linkText, path] = /^\[([^\][]+)\]\(([^()]+)\)$/.exec(piece) ?? [];
      if (linkText && path?.startsWith("/"))
        return (
          <Link key={key} viewTransition to={localUrl(path)} className={linkClass}>
            {linkText}
          </Link>
        );
      const [, fact] = /^\{(\w+)\}$/.exec(piece) ?? [];
      return <Fragment key={key}>{fact ? shop && <Fact fact={fact} shop={shop} /> : piece}</Fragment>;
    });
}

function Fact({ fact, shop }: { fact: string; shop: ShopFacts }) {
  const { phone, email, dbid = "" } = shop;
  if (fact === "phone")
    return (
      phone && (
        <a href={telLink(phone)} className={`${linkClass} whitespace-nowrap`}>
          {formatDigits(phone)}
        </a>
      )
    );
  if (fact === "email")
    return (
      email && (
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
      )
    );
  if (fact === "dbid") return formatDigits(dbid);
  return fact === "address" ? shop.address : shop.name;
}

/** As plain text, for search engines. */
export function toPlainText(text: string, { facts, shop }: TextFacts): string {
  const details = { name: shop?.name ?? "", address: shop?.address ?? "", phone: shop?.phone ?? "" };
  return fillTemplate(fillTemplate(text, facts), {
    ...details,
    email: shop?.email ?? "",
    dbid: shop?.dbid ?? "",
  })
    .replace(/\[([^\][]+)\]\([^()]+\)/g, "$1")
    .trim();
}
