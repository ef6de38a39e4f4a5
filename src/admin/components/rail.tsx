import ExternalLink from "lucide-react/icons/external-link";
import KeyRound from "lucide-react/icons/key-round";
import Languages from "lucide-react/icons/languages";
import LogOut from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { isStaff, type Viewer } from "#src/api/viewer.ts";
import { here, locale, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { useCurrentUrl } from "#src/language/use-current-url.ts";
import { chooseLanguage } from "#src/shell/reader-language.ts";
import { CountBadge } from "#src/ui/display/count-badge.tsx";
import type { Overview } from "../contract.ts";
import { mayOpen } from "../open-places.ts";
import { places } from "../places.ts";

const row =
  "press flex min-h-10 w-full items-center gap-3 rounded-small px-3 text-left text-label font-medium pointer-coarse:min-h-11";
const quiet = `${row} text-on-deep-soft hover:bg-deep-leaf-raised hover:text-on-deep`;

type RailProps = {
  brand: ReactNode;
  overview: Overview | undefined;
  /** Who works here; unknown until the page is hydrated. */
  user: Viewer | undefined;
  /** Whether whoever is signed in does not work here: no place is shown then that would not open. */
  outsider: boolean;
  /** How this device says that orders came, for who works on them. */
  switches?: ((className: string) => ReactNode) | undefined;
  onLeave: () => void;
};

/** The dark rail beside every page of the back office; on a phone it is what the menu opens. */
export function Rail({ brand, overview, user, outsider, switches, onLeave }: RailProps) {
  return (
    <div className="on-leaf flex min-h-full flex-col gap-1 bg-deep-leaf px-2.5 pt-3 pb-4 text-on-deep">
      <div className="flex min-h-12 items-center px-2">{brand}</div>
      {!outsider && <Places overview={overview} user={user} />}
      <div className="mt-auto grid gap-0.5 pt-6">
        <p className="min-h-9 truncate px-3 py-2 text-hint text-on-deep-soft">{user?.name}</p>
        {!outsider && (
          <NavLink to={here("/admin/security")} className={quiet}>
            <KeyRound size={18} aria-hidden />
            {m.security_title()}
          </NavLink>
        )}
        {switches?.(quiet)}
        <a href={here("/")} className={quiet}>
          <ExternalLink size={18} aria-hidden />
          {m.office_to_shop()}
        </a>
        <OtherLanguage />
        <button type="button" onClick={onLeave} className={quiet}>
          <LogOut size={18} aria-hidden />
          {m.account_logout()}
        </button>
      </div>
    </div>
  );
}

function Places({ overview, user }: Pick<RailProps, "overview" | "user">) {
  // Until it is known whose rail it is, it holds what everybody on the staff may open.
  const open = places.filter(
    (place) => !place.unlisted && (user && isStaff(user) ? mayOpen(user, place) : place.part !== "admin"),
  );
  return (
    <nav aria-label={m.office_name()}>
      <ul className="grid gap-0.5">
        {open.map(({ to, label, Icon, waits }) => {
          const count = overview && waits ? waits(overview) : 0;
          return (
            <li key={to}>
              <NavLink
                end={to === "/admin"}
                to={here(to)}
                prefetch="intent"
                className={`${row} hover:bg-deep-leaf-raised aria-[current=page]:bg-deep-leaf-raised aria-[current=page]:font-semibold`}
              >
                <Icon size={18} aria-hidden />
                <span className="flex-1">{label()}</span>
                {count > 0 && (
                  <>
                    <CountBadge look="turmeric" count={number(count)} />
                    <span className="sr-only">{m.office_waiting()}</span>
                  </>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A plain link, because the whole document changes. */
function OtherLanguage() {
  const { pathname, search } = useCurrentUrl();
  const other = locale() === "bn" ? "en" : "bn";
  return (
    <a
      href={urlIn(other, pathname + search)}
      hrefLang={other}
      lang={other}
      onClick={() => chooseLanguage(other)}
      className={quiet}
    >
      <Languages size={18} aria-hidden />
      <span className="font-bangla-word">{m.header_other_language()}</span>
    </a>
  );
}
