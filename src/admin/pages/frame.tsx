import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import type { CallFailure } from "#src/api/answer.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { type BackOfficeLock, isOnlyRider, isStaff, mayWorkIn, type Viewer } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { signOut } from "#src/identity/session/sign-out.ts";
import { useOwnRights } from "#src/identity/session/use-own-rights.ts";
import { LeaveQuestion } from "#src/kit/form/leave-guard.tsx";
import { StaffContext } from "#src/kit/use-admin-load.ts";
import { useFocusInPage } from "#src/kit/use-focus-in-page.ts";
import { localUrl, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { PushSwitch } from "#src/orders/admin/push/push-switch.tsx";
import { useOrderPush } from "#src/orders/admin/push/use-order-push.ts";
import { SoundSwitch } from "#src/orders/admin/sound/sound-switch.tsx";
import { useOrderSound } from "#src/orders/admin/sound/use-order-sound.ts";
import { Failure } from "#src/shell/failure.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { usePageFocus } from "#src/shell/use-page-focus.ts";
import { Wordmark } from "#src/shell/wordmark.tsx";
import { Closed, Denied } from "../components/denied.tsx";
import { FinderButton, useFinder } from "../components/finder/finder.tsx";
import { useShortcutList } from "../components/keys/use-shortcut-list.tsx";
import { PhoneBar } from "../components/phone-bar.tsx";
import { Rail, type RailProps } from "../components/rail.tsx";
import { showOverview } from "../contract.ts";
import { findPage, mayOpen } from "../find-page.ts";
import type { AdminContext } from "../use-overview.ts";
import "../admin.css";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";

const SecondFactorGate = lazy(() => import("#src/identity/second-factor/components/gate.tsx"));

export const handle = { ownFrame: true };

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.office_name()) },
  { name: "robots", content: "noindex" },
];

/** The frame of all pages under /admin. The server's HTML is the same for everyone. */
export default function BackOfficePage() {
  // Undefined until the browser has read the session, null for strangers.
  const session = useSession();
  useLoginForStrangers(session === null);
  const isKnownStaff = session ? isStaff(session.user) : false;
  const overview = useLoad(showOverview, {}, { loadWhile: isKnownStaff, watch: true });
  const lock = useFirstLock(findLock(overview.problem));
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  useFocusInPage(main);
  const areRightsKnown = useOwnRights();
  const isOutsider = session ? !isKnownStaff : false;
  const page = findPage(urlIn("en", useLocation().pathname))?.page;
  const isClosedToUser = session && page ? isKnownStaff && !mayOpen(session.user, page) : false;
  const renderContent = () => {
    if (session && isOutsider && areRightsKnown)
      return <Denied account={session.user.email ?? session.user.name} />;
    if (lock)
      return (
        <Suspense>
          <SecondFactorGate lock={lock} />
        </Suspense>
      );
    if (!isClosedToUser) return <Outlet context={{ overview } satisfies AdminContext} />;
    if (session && isOnlyRider(session.user)) return <Navigate to={localUrl("/admin/round")} replace />;
    return <Closed />;
  };
  return (
    <StaffContext value={isKnownStaff}>
      <AdminFrame overview={overview} user={session?.user} isOutsider={isOutsider}>
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className="min-w-0 px-3 py-4 focus:outline-none sm:px-4 lg:px-5 print:p-0!"
        >
          {renderContent()}
          <noscript>{m.office_no_script()}</noscript>
          <LeaveQuestion isEnabled={session !== null} />
        </main>
      </AdminFrame>
    </StaffContext>
  );
}

function findLock(problem: CallFailure | undefined): BackOfficeLock | undefined {
  return problem?.code === "second_factor" ? (problem.details as { lock: BackOfficeLock }).lock : undefined;
}

/**
 * Keeps the first lock until the gate reloads the page, because the gate still shows recovery codes after the
 * session is unlocked.
 */
function useFirstLock(lock: BackOfficeLock | undefined): BackOfficeLock | undefined {
  const [firstLock, setFirstLock] = useState(lock);
  if (lock && !firstLock) setFirstLock(lock);
  return firstLock;
}

/** When a page fails, the rail stays, without its figures. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <AdminFrame overview={undefined} user={undefined}>
      <main id="content" tabIndex={-1}>
        <Failure error={error} />
      </main>
    </AdminFrame>
  );
}

type FrameProps = {
  overview: AdminContext["overview"] | undefined;
  user: Viewer | undefined;
  isOutsider?: boolean;
  children: React.ReactNode;
};

/** The rail on a wide screen, else the phone's bars; and the dialogs that both open. */
function AdminFrame({ overview, user, isOutsider = false, children }: FrameProps) {
  const shop = useRootData()?.shop;
  const counts = overview?.value?.data;
  useOrderSound();
  const brand = <Wordmark name={shop?.name} className="h-8 w-auto" />;
  const worksOnOrders = user !== undefined && mayWorkIn(user, "orders");
  const push = useOrderPush(worksOnOrders && counts !== undefined);
  const switches = (className: string) => (
    <>
      <SoundSwitch className={className} />
      <PushSwitch {...push} className={className} />
    </>
  );
  const finder = useFinder(user && isStaff(user) ? user : undefined);
  const shortcutList = useShortcutList();
  const railProps: RailProps = {
    brand,
    user,
    isOutsider,
    overview: counts,
    switches: worksOnOrders ? switches : undefined,
    onShowShortcuts: shortcutList.show,
    onSignOut: () => void signOut(),
  };
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] max-lg:pb-(--bar) print:block! print:pb-0!">
      <header className="sticky top-0 h-dvh overflow-y-auto max-lg:hidden print:hidden!">
        <Rail {...railProps} finder={<FinderButton onPress={finder.show} />} />
      </header>
      <PhoneBar
        brand={brand}
        overview={counts}
        user={user}
        isOutsider={isOutsider}
        finder={<FinderButton narrow onPress={finder.show} />}
      >
        <Rail {...railProps} isExpanded />
      </PhoneBar>
      {children}
      {finder.dialog}
      {shortcutList.dialog}
    </div>
  );
}

/** Redirects who is not signed in to the login, with the current page as return URL. */
function useLoginForStrangers(isStranger: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loginUrl = localUrl(`/login?redirect=${encodeURIComponent(urlIn("en", pathname) + search)}`);
  useEffect(() => {
    if (isStranger) void navigate(loginUrl, { replace: true });
  }, [isStranger, loginUrl, navigate]);
}
