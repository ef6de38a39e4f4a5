import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import type { CallFailure } from "../../api/answer.ts";
import { type BackOfficeLock, isOnlyRider, isStaff, mayWorkIn, type Viewer } from "../../api/viewer.ts";
import { useSession } from "../../identity/session/session-store.ts";
import { signOut } from "../../identity/session/sign-out.ts";
import { useOwnRights } from "../../identity/session/use-own-rights.ts";
import { addressIn, here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { SoundSwitch } from "../../orders/admin/sound/sound-switch.tsx";
import { useOrderSound } from "../../orders/admin/sound/use-order-sound.ts";
import { Failure } from "../../shell/failure.tsx";
import { useRootData } from "../../shell/root-data.ts";
import { usePageFocus } from "../../shell/use-page-focus.ts";
import { Wordmark } from "../../shell/wordmark.tsx";
import { Closed, Denied } from "../components/denied.tsx";
import { PhoneBar } from "../components/phone-bar.tsx";
import { Rail } from "../components/rail.tsx";
import { showOverview } from "../contract.ts";
import type { ListContext } from "../kit/list/use-list.ts";
import { useAdminLoad } from "../kit/use-admin-load.ts";
import { mayOpen, placeAt } from "../open-places.ts";
import { places } from "../places.ts";
import "../admin.css";
import { type MetaOf, titleIn } from "../../shell/meta/meta-of.ts";

const SecondFactorGate = lazy(() => import("../../identity/second-factor/components/gate.tsx"));

/** The page has a frame of its own instead of the shop's header and footer. */
export const handle = { ownFrame: true };

export const meta = (args: MetaOf) => [
  { title: titleIn(args, m.office_name()) },
  { name: "robots", content: "noindex" },
];

/** The frame of everything under /admin: the rail, and for admins the page. The server's HTML is the same for all. */
export default function AdminPage() {
  const session = useSession();
  useLoginForStrangers(session === null);
  const overview = useAdminLoad(showOverview, {}, { watch: true });
  const lock = useFirst(lockIn(overview.problem));
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  const known = useOwnRights();
  const outsider = session ? !isStaff(session.user) : false;
  const place = placeAt(addressIn("en", useLocation().pathname))?.place;
  const closed = session && place ? isStaff(session.user) && !mayOpen(session.user, place) : false;
  return (
    <AdminFrame overview={overview} user={session?.user} outsider={outsider}>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="min-w-0 px-3 py-4 focus:outline-none sm:px-4 lg:px-5 print:p-0!"
      >
        {session && outsider && known ? (
          <Denied email={session.user.email} />
        ) : lock ? (
          <Suspense>
            <SecondFactorGate lock={lock} />
          </Suspense>
        ) : closed ? (
          session && isOnlyRider(session.user) ? (
            <Navigate to={here("/admin/round")} replace />
          ) : (
            <Closed />
          )
        ) : (
          <Outlet context={{ overview } satisfies ListContext} />
        )}
        <noscript>{m.office_no_script()}</noscript>
      </main>
    </AdminFrame>
  );
}

function lockIn(problem: CallFailure | undefined): BackOfficeLock | undefined {
  return problem?.code === "second_factor" ? (problem.details as { lock: BackOfficeLock }).lock : undefined;
}

/** The first lock stays until the gate reloads the page: it shows recovery codes while the session is open already. */
function useFirst(lock: BackOfficeLock | undefined): BackOfficeLock | undefined {
  const [first, setFirst] = useState(lock);
  if (lock && !first) setFirst(lock);
  return first;
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
  overview: ListContext["overview"] | undefined;
  user: Viewer | undefined;
  outsider?: boolean;
  children: React.ReactNode;
};

function AdminFrame({ overview, user, outsider = false, children }: FrameProps) {
  const shop = useRootData()?.shop;
  const counts = overview?.value?.data;
  useOrderSound();
  const brand = <Wordmark name={shop?.name} className="h-8 w-auto" />;
  const rings = user !== undefined && mayWorkIn(user, "orders");
  const sound = rings ? (className: string) => <SoundSwitch className={className} /> : undefined;
  const rail = (
    <Rail {...{ brand, user, outsider, sound }} overview={counts} onLeave={() => void signOut()} />
  );
  const waiting = counts ? sumOf(places.map(({ waits }) => waits?.(counts) ?? 0)) : 0;
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] print:block!">
      <header className="sticky top-0 h-dvh overflow-y-auto max-lg:hidden print:hidden!">{rail}</header>
      <PhoneBar brand={brand} waiting={waiting}>
        {rail}
      </PhoneBar>
      {children}
    </div>
  );
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Sends a stranger to the login, which leads back to the page at hand. */
function useLoginForStrangers(stranger: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const login = here(`/login?redirect=${encodeURIComponent(addressIn("en", pathname) + search)}`);
  useEffect(() => {
    if (stranger) void navigate(login, { replace: true });
  }, [stranger, login, navigate]);
}
