import MenuIcon from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { closeOnChoice } from "#src/ui/dialog/close-on-choice.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { DeliveryNotes } from "./delivery-notes.tsx";
import { mainLinks, useCurrentLink } from "./main-links.ts";

type MenuProps = {
  categories: { id: number; name: string; icon: string; tint: string }[] | undefined;
  account: ReactNode;
  /** The search, on pages whose sticky header has none. */
  search?: ReactNode;
};

const rowClass =
  "press flex min-h-12 items-center gap-3 rounded-small px-2 text-long font-medium hover:bg-leaf-tint aria-[current=page]:text-leaf";

export const MenuButton = ({ className = "" }: { className?: string }) => (
  <button
    type="button"
    popoverTarget="menu"
    aria-label={m.header_menu()}
    className={`press grid size-11 shrink-0 place-items-center rounded-small hover:bg-leaf-tint ${className}`}
  >
    <MenuIcon size={24} aria-hidden />
  </button>
);

/** The collapsible menu of phones and of single-task pages. Works without JavaScript, too. */
export function Menu({ categories, account, search }: MenuProps) {
  const current = useCurrentLink();
  return (
    <div ref={closeOnChoice} id="menu" popover="auto" className={`menu-sheet ${search ? "fixed!" : ""}`}>
      {search && <div className="pb-2">{search}</div>}
      <nav aria-label={m.header_menu()}>
        <ul>
          {mainLinks.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                viewTransition
                to={localUrl(to)}
                aria-current={to === current ? "page" : undefined}
                className={rowClass}
              >
                <Icon size={22} aria-hidden />
                {label()}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-2 border-t border-line pt-2">{account}</div>
        <ul
          aria-label={m.common_categories()}
          className="mt-2 grid grid-cols-2 gap-x-1 border-t border-line pt-2"
        >
          {categories?.map(({ id, name, icon, tint }) => (
            <li key={id}>
              <Link
                viewTransition
                to={localUrl(`/products?category=${id}`)}
                className="press flex min-h-11 items-center gap-2 rounded-small px-1 leading-tight hover:bg-leaf-tint"
              >
                <Tile category={tint} src={icon} width={36} height={36} className="size-9 shrink-0" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-2 border-t border-line px-2 pt-4 pb-2">
          <DeliveryNotes />
        </div>
      </nav>
    </div>
  );
}
