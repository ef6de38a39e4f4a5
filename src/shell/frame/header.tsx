import type { ComponentProps, ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Wordmark } from "../wordmark.tsx";
import { DeliveryNotes } from "./delivery-notes.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { mainLinks, useCurrentLink } from "./main-links.ts";
import { Menu, MenuButton } from "./menu.tsx";

type HeaderProps = {
  name: string | undefined;
  /** Login or account; rows in the phone's menu. */
  account: ReactNode;
  accountRows: ReactNode;
  cart: ReactNode;
  search: ReactNode;
  categories: ComponentProps<typeof Menu>["categories"];
};

/**
 * The sticky header. The DOM has the specification's order (logo, search, pages, account); CSS moves the last
 * into the first row on a wide screen.
 */
export function Header({ name, account, accountRows, cart, search, categories }: HeaderProps) {
  const current = useCurrentLink();
  return (
    <header className="shop-header">
      <div className="page-header bg-paper">
        <div className="hem" />
        <div className="wrap-wide items-center lg:grid lg:grid-cols-[auto_minmax(0,37.5rem)] lg:justify-start lg:gap-x-9 lg:pr-(--beside)">
          <Link
            viewTransition
            to={localUrl("/")}
            aria-label={m.header_home({ name: name ?? "Tatka" })}
            className="inline-flex h-14 items-center rounded-small text-leaf lg:h-19"
          >
            <Wordmark name={name} className="h-8 w-auto max-[22rem]:h-6.5" />
          </Link>
          <div className="pb-2 lg:pb-0">{search}</div>
        </div>
      </div>
      <div className="hidden border-y border-line lg:block">
        <div className="wrap-wide flex h-12 items-center justify-between">
          <nav aria-label={m.header_pages()}>
            <ul className="-mx-3 flex gap-2">
              {mainLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    viewTransition
                    prefetch="intent"
                    to={localUrl(to)}
                    aria-current={to === current ? "page" : undefined}
                    className="inline-flex h-11 items-center rounded-small px-3 font-medium hover:text-leaf aria-[current=page]:text-leaf"
                  >
                    {label()}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <DeliveryNotes />
        </div>
      </div>
      <div className="header-beside">
        <div className="wrap-wide">
          <div className="-mr-2.5 flex items-center justify-end [reading-flow:flex-visual] lg:mr-0 lg:gap-3">
            <div className="first-row">{account}</div>
            <LanguageSwitch className="first-row max-lg:-order-1" />
            {cart}
            <MenuButton className="lg:hidden" />
            <Menu categories={categories} account={accountRows} />
          </div>
        </div>
      </div>
    </header>
  );
}
