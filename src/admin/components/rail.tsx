import ExternalLink from "lucide-react/icons/external-link";
import KeyRound from "lucide-react/icons/key-round";
import Keyboard from "lucide-react/icons/keyboard";
import KeyboardOff from "lucide-react/icons/keyboard-off";
import Languages from "lucide-react/icons/languages";
import LogOut from "lucide-react/icons/log-out";
import UserRound from "lucide-react/icons/user-round";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { isStaff, type Viewer } from "#src/api/viewer.ts";
import { switchLetterKeys, useLetterKeysOn } from "#src/kit/keyboard/letter-keys.ts";
import { locale, localUrl, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { useCurrentUrl } from "#src/language/use-current-url.ts";
import { chooseLanguage } from "#src/shell/choose-language.ts";
import { closeOnChoice } from "#src/ui/dialog/close-on-choice.ts";
import type { BackOfficePage } from "../admin-page.ts";
import type { Overview } from "../contract.ts";
import { mayOpen } from "../find-page.ts";
import { type RailEntry, type RailGroup, railGroupsFor } from "../rail-groups.ts";
import { WaitingCount } from "./waiting-count.tsx";

const rowClass =
  "press flex min-h-7.5 w-full items-center gap-3 rounded-small px-3 text-left text-label font-medium pointer-coarse:min-h-11";
const quietRowClass = `${rowClass} text-on-deep-soft hover:bg-deep-leaf-raised hover:text-on-deep`;
const linkClass = `${rowClass} hover:bg-deep-leaf-raised aria-[current=page]:bg-deep-leaf-raised aria-[current=page]:font-semibold`;

export type RailProps = {
  brand: ReactNode;
  overview: Overview | undefined;
  /** Undefined until the page is hydrated. */
  user: Viewer | undefined;
  /** The signed-in user is not staff, so no pages are shown. */
  isOutsider: boolean;
  /** Shows all pages and the account's menu expanded, as in the phone's menu. */
  isExpanded?: boolean;
  finder?: ReactNode;
  /** The switches of sound and push, for users who work on orders. */
  switches?: ((className: string) => ReactNode) | undefined;
  /** Opens the list of keyboard shortcuts. */
  onShowShortcuts: () => void;
  /** Logs out. */
  onSignOut: () => void;
};

/** The rail beside every page of the back office; in a drawer on phones. */
export function Rail(props: RailProps) {
  const { brand, overview, user, isOutsider, isExpanded = false, finder } = props;
  const { switches, onShowShortcuts, onSignOut } = props;
  const accountLinks = (
    <AccountLinks
      isOutsider={isOutsider}
      switches={switches}
      onShowShortcuts={onShowShortcuts}
      onSignOut={onSignOut}
    />
  );
  return (
    <div className="on-leaf flex min-h-full flex-col bg-deep-leaf px-2.5 py-2 text-on-deep">
      <div className="flex min-h-10 items-center px-2">{brand}</div>
      {!isOutsider && finder}
      {!isOutsider && <Groups overview={overview} user={user} isExpanded={isExpanded} />}
      <div className="mt-auto pt-1.5">
        {isExpanded ? (
          <div className="grid gap-0.5 pt-4">
            <p className="min-h-9 truncate px-3 py-2 text-hint text-on-deep-soft">{user?.name}</p>
            {accountLinks}
          </div>
        ) : (
          <AccountMenu name={user?.name}>{accountLinks}</AccountMenu>
        )}
      </div>
    </div>
  );
}

function AccountMenu({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <>
      <button type="button" popoverTarget="office-person" className={quietRowClass}>
        <UserRound size={18} aria-hidden />
        <span className="sr-only">{m.office_person()}</span>
        <span className="truncate">{name}</span>
      </button>
      <div
        ref={closeOnChoice}
        id="office-person"
        popover="auto"
        className="on-leaf fixed top-auto right-auto bottom-12 left-2 m-0 w-64 rounded-field border border-on-deep-soft bg-deep-leaf p-1.5 text-on-deep shadow-raised"
      >
        {children}
      </div>
    </>
  );
}

type AccountLinksProps = Pick<RailProps, "switches"> & {
  isOutsider: boolean;
  onShowShortcuts: () => void;
  onSignOut: () => void;
};

/** Security, switches, shortcuts, shop, language and logout. */
function AccountLinks({ isOutsider, switches, onShowShortcuts, onSignOut }: AccountLinksProps) {
  return (
    <>
      {!isOutsider && (
        <NavLink to={localUrl("/admin/security")} className={quietRowClass}>
          <KeyRound size={18} aria-hidden />
          {m.security_title()}
        </NavLink>
      )}
      {switches?.(quietRowClass)}
      {!isOutsider && (
        <>
          <LetterKeysSwitch />
          <button
            type="button"
            aria-keyshortcuts="?"
            onClick={onShowShortcuts}
            className={`${quietRowClass} max-lg:hidden`}
          >
            <span className="grid size-4.5 place-items-center" aria-hidden>
              ?
            </span>
            {m.keys_list()}
          </button>
        </>
      )}
      <a href={localUrl("/")} className={quietRowClass}>
        <ExternalLink size={18} aria-hidden />
        {m.office_to_shop()}
      </a>
      <OtherLanguage />
      <button type="button" onClick={onSignOut} className={quietRowClass}>
        <LogOut size={18} aria-hidden />
        {m.account_logout()}
      </button>
    </>
  );
}

type GroupsProps = { overview: Overview | undefined; user: Viewer | undefined; isExpanded: boolean };

/** The pages in groups; the current one is scrolled into view, with its subpages. */
function Groups({ overview, user, isExpanded }: GroupsProps) {
  const nav = useRef<HTMLElement>(null);
  const path = urlIn("en", useLocation().pathname);
  // Shows the pages of all staff until the user is known.
  const groups = railGroupsFor((page) =>
    user && isStaff(user) ? mayOpen(user, page) : page.part !== "admin",
  );
  useEffect(() => {
    if (path) nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [path]);
  return (
    <nav ref={nav} aria-label={m.office_name()}>
      {groups.map((group) => (
        <Group
          key={group.entries[0]?.page.to}
          group={group}
          path={path}
          isExpanded={isExpanded}
          overview={overview}
        />
      ))}
    </nav>
  );
}

type GroupProps = {
  group: RailGroup;
  /** The English URL of the page. */
  path: string;
  isExpanded: boolean;
  overview: Overview | undefined;
};

function Group({ group: { label, entries }, path, isExpanded, overview }: GroupProps) {
  const isInside = entries.some((entry) => isEntryAtPath(entry, path));
  const list = (
    <ul>
      {entries.map((entry) => (
        <Entry
          key={entry.page.to}
          entry={entry}
          showsSubpages={isExpanded || isEntryAtPath(entry, path)}
          overview={overview}
        />
      ))}
    </ul>
  );
  if (!label)
    return (
      <div className="not-first:mt-0.5 not-first:border-t not-first:border-deep-leaf-raised not-first:pt-0.5">
        {list}
      </div>
    );
  return (
    // Remounted when the user enters or leaves the group, so that it opens or closes then.
    <details
      key={String(isInside)}
      open={isInside || isExpanded}
      className="mt-0.5 border-t border-deep-leaf-raised pt-0.5"
    >
      <summary className={quietRowClass}>{label()}</summary>
      {list}
    </details>
  );
}

const isEntryAtPath = ({ page, below: subpages }: RailEntry, path: string) =>
  [page, ...subpages].some(({ to }) => path === to || (to !== "/admin" && path.startsWith(`${to}/`)));

type EntryProps = { entry: RailEntry; showsSubpages: boolean; overview: Overview | undefined };

function Entry({ entry, showsSubpages, overview }: EntryProps) {
  const { page, label, below: subpages, countWaiting } = entry;
  // If the entry has a label of its own, the page is among the subpages: then that link is the current one.
  const isOnlyLink = !subpages.includes(page);
  return (
    <li>
      <NavLink
        end={page.to === "/admin"}
        to={localUrl(page.to)}
        prefetch="intent"
        aria-current={isOnlyLink ? "page" : "true"}
        className={linkClass}
      >
        <page.Icon size={18} aria-hidden />
        <span className="flex-1">{label()}</span>
        <WaitingCount count={overview ? countWaiting(overview) : 0} />
      </NavLink>
      {showsSubpages && subpages.length > 0 && (
        <ul>
          {subpages.map((page) => (
            <li key={page.to}>
              <Subpage page={page} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const Subpage = ({ page: { to, label } }: { page: BackOfficePage }) => (
  <NavLink to={localUrl(to)} prefetch="intent" className={`${linkClass} pl-10.5`}>
    {label()}
  </NavLink>
);

function LetterKeysSwitch() {
  const isOn = useLetterKeysOn();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => switchLetterKeys(!isOn)}
      className={quietRowClass}
    >
      {isOn ? <Keyboard size={18} aria-hidden /> : <KeyboardOff size={18} aria-hidden />}
      {m.office_letter_keys()}
    </button>
  );
}

/** A plain link, because the whole document changes. */
function OtherLanguage() {
  const { pathname, search } = useCurrentUrl();
  const otherLanguage = locale() === "bn" ? "en" : "bn";
  return (
    <a
      href={urlIn(otherLanguage, pathname + search)}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      onClick={() => chooseLanguage(otherLanguage)}
      className={quietRowClass}
    >
      <Languages size={18} aria-hidden />
      <span className="font-bangla-word">{m.header_other_language()}</span>
    </a>
  );
}
