import { Fragment } from "react";
import { telLink } from "../../../language/contact/tel-link.ts";
import { here } from "../../../language/locale.ts";
import { digits } from "../../../language/numbers/numbers.ts";
import type { ShopFacts } from "../../../shell/contract.ts";
import { Link } from "../../../ui/buttons/link.tsx";

const marks = /(\{\w+\}|\[[^\]]+\]\([^)]+\))/;
const link = "font-medium text-leaf underline underline-offset-3 hover:text-leaf-press";

type ShopWordsProps = { text: string; shop: ShopFacts | undefined };

/** A text of `texts/`, with the shop's own facts and links filled in. */
export function ShopWords({ text, shop }: ShopWordsProps) {
  return text.split(marks).map((piece, at) => {
    const key = `${at}${piece}`;
    const [, words, path] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    if (words && path)
      return (
        <Link key={key} viewTransition to={here(path)} className={link}>
          {words}
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
      <a href={telLink(phone)} className={`${link} whitespace-nowrap`}>
        {digits(phone)}
      </a>
    );
  if (fact === "email")
    return (
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
    );
  if (fact === "dbid") return digits(dbid);
  return fact === "address" ? shop.address : shop.name;
}
