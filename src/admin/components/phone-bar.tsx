import Banknote from "lucide-react/icons/banknote";
import Menu from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { isOnlyRider, isStaff, type Viewer } from "#src/api/viewer.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { closeOnChoice } from "#src/ui/dialog/close-on-choice.ts";
import { adminPages } from "../admin-pages.ts";
import type { Overview } from "../contract.ts";
import { mayOpen } from "../find-page.ts";
import { phonePages } from "../rail-groups.ts";
import { WaitingCount } from "./waiting-count.tsx";

const tabClass =
  "press relative flex min-h-15 flex-1 flex-col items-center justify-center gap-0.5 rounded-small text-unit leading-4 text-on-deep-soft aria-[current=page]:font-bold aria-[current=page]:text-on-deep";
const countClass = "absolute top-1 left-1/2 ml-1.5";

type PhoneBarProps = {
  brand: ReactNode;
  overview: Overview | undefined;
  user: Viewer | undefined;
  /** The signed-in user is not staff, so no pages are shown. */
  isOutsider: boolean;
  finder: ReactNode;
  /** The rail, in the drawer. */
  children: ReactNode;
};

/** Below 1024 px: the brand, up to four pages and "More" at the bottom, and a drawer with the rail. */
export function PhoneBar({ brand, overview, user, isOutsider, finder, children }: PhoneBarProps) {
  const staff = user && isStaff(user) ? user : undefined;
  const tabs = isOutsider ? [] : phonePages((page) => (staff ? mayOpen(staff, page) : page.part !== "admin"));
  const menuPages = adminPages.filter((page) => !tabs.includes(page));
  const menuWaitingCount = overview
    ? menuPages.reduce((sum, { countWaiting }) => sum + (countWaiting?.(overview) ?? 0), 0)
    : 0;
  return (
    <>
      <header className="on-leaf sticky top-0 z-20 flex h-12 items-center justify-between bg-deep-leaf px-2 pl-4 text-on-deep lg:hidden print:hidden!">
        {brand}
        {!isOutsider && finder}
        <div
          ref={closeOnChoice}
          id="office-menu"
          popover="auto"
          className="fixed inset-y-0 right-0 left-auto h-dvh w-72 max-w-[85vw] overflow-y-auto bg-deep-leaf backdrop:bg-scrim open:animate-rise"
        >
          {children}
        </div>
      </header>
      <nav
        data-bar
        aria-label={m.office_tabs()}
        className="on-leaf fixed inset-x-0 bottom-0 z-20 flex gap-0.5 bg-deep-leaf px-1 pb-[env(safe-area-inset-bottom)] text-on-deep lg:hidden print:hidden!"
      >
        {staff && isOnlyRider(staff) ? (
          <RiderTabs />
        ) : (
          tabs.map(({ to, label, Icon, countWaiting }) => (
            <NavLink key={to} end={to === "/admin"} to={localUrl(to)} className={tabClass}>
              <Icon size={22} aria-hidden />
              <span className="max-w-full truncate">{label()}</span>
              <WaitingCount count={overview ? (countWaiting?.(overview) ?? 0) : 0} className={countClass} />
            </NavLink>
          ))
        )}
        <button type="button" popoverTarget="office-menu" className={tabClass}>
          <Menu size={22} aria-hidden />
          {m.office_more()}
          <WaitingCount count={menuWaitingCount} className={countClass} />
        </button>
      </nav>
    </>
  );
}

/** Riders have two tabs: their round and their cash. */
function RiderTabs() {
  const isCash = new URLSearchParams(useLocation().search).get("view") === "cash";
  const round = adminPages.find(({ to }) => to === "/admin/round");
  if (!round) return null;
  return (
    <>
      <NavLink to={localUrl("/admin/round")} aria-current={isCash ? "true" : "page"} className={tabClass}>
        <round.Icon size={22} aria-hidden />
        {round.label()}
      </NavLink>
      <NavLink
        to={localUrl("/admin/round?view=cash")}
        aria-current={isCash ? "page" : "true"}
        className={tabClass}
      >
        <Banknote size={22} aria-hidden />
        {m.cash_title()}
      </NavLink>
    </>
  );
}
