import Heart from "lucide-react/icons/heart";
import Package from "lucide-react/icons/package";
import UserRound from "lucide-react/icons/user-round";
import { NavLink } from "react-router";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { OfficeLink } from "./account-links.tsx";

const row =
  "press flex min-h-11 items-center gap-2.5 rounded-small px-3 font-medium whitespace-nowrap hover:bg-leaf-tint aria-[current=page]:bg-leaf-tint aria-[current=page]:font-semibold aria-[current=page]:text-leaf-press lg:gap-3";

const links = [
  { to: "/account/orders", name: m.account_orders, Icon: Package },
  { to: "/account/profile", name: m.account_profile, Icon: UserRound },
  { to: "/account/saved", name: m.account_saved, Icon: Heart },
];

/** The links of the account: a column on a desktop, a row to swipe on a phone. */
export function AccountNav() {
  return (
    <nav aria-label={m.account_link()}>
      <ul className="flex gap-1 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-col">
        {links.map(({ to, name, Icon }) => (
          <li key={to} className="shrink-0">
            <NavLink viewTransition prefetch="intent" to={here(to)} className={row}>
              <Icon size={20} aria-hidden />
              {name()}
            </NavLink>
          </li>
        ))}
        <li className="shrink-0 empty:hidden">
          <OfficeLink className={row} />
        </li>
      </ul>
    </nav>
  );
}
