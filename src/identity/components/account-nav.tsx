import Heart from "lucide-react/icons/heart";
import Package from "lucide-react/icons/package";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserRound from "lucide-react/icons/user-round";
import { NavLink } from "react-router";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { OfficeLink } from "./account-links.tsx";

const rowClass =
  "press flex min-h-11 items-center gap-3 rounded-small px-3 font-medium hover:bg-leaf-tint aria-[current=page]:bg-leaf-tint aria-[current=page]:font-semibold aria-[current=page]:text-leaf-press max-lg:h-full max-lg:flex-col max-lg:gap-1 max-lg:px-1 max-lg:py-2 max-lg:text-center max-lg:text-hint max-lg:leading-5";

const links = [
  { to: "/account/orders", name: m.common_orders, Icon: Package },
  { to: "/account/profile", name: m.account_profile, Icon: UserRound },
  { to: "/account/saved", name: m.account_saved, Icon: Heart },
  { to: "/account/my-data", name: m.own_data_title, Icon: ShieldCheck },
];

export function AccountNav() {
  return (
    <nav aria-label={m.account_link()}>
      <ul className="flex gap-1 lg:flex-col">
        {links.map(({ to, name, Icon }) => (
          <li key={to} className="min-w-0 max-lg:flex-1">
            <NavLink viewTransition prefetch="intent" to={localUrl(to)} className={rowClass}>
              <Icon size={20} aria-hidden />
              {name()}
            </NavLink>
          </li>
        ))}
        <li className="min-w-0 empty:hidden max-lg:flex-1">
          <OfficeLink className={rowClass} />
        </li>
      </ul>
    </nav>
  );
}
