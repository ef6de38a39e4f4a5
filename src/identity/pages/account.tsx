import { useEffect } from "react";
import { Outlet, useLocation, useNavigate, useParams } from "react-router";
import { localUrl, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { AccountNav } from "../components/account-nav.tsx";
import { SessionOver } from "../components/session-over.tsx";
import { PolicyNotice } from "../consents/components/policy-notice.tsx";
import { useSession, useSessionOver } from "../session/session-store.ts";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.account_link()) },
  { name: "description", content: m.account_description() },
  { name: "robots", content: "noindex" },
];

export default function AccountPage() {
  const session = useSession();
  const sessionOverMessage = useSessionOver();
  const navigate = useNavigate();
  // An order's page has the full width, and its own link back.
  const isOrderPage = useParams().number !== undefined;
  const { pathname, hash } = useLocation();
  const page = urlIn("en", pathname);
  // The e-mail's proof in the fragment is used after signing in.
  const login = localUrl(`/login?redirect=${encodeURIComponent(page + hash)}`);
  useEffect(() => {
    // Null: signed out; undefined: not known yet. After a logout this page stays until the home page has loaded.
    const isStillHere = urlIn("en", window.location.pathname) === page;
    if (session === null && !sessionOverMessage && isStillHere) void navigate(login, { replace: true });
  }, [session, sessionOverMessage, page, login, navigate]);
  return (
    <div
      className={`wrap grid min-h-dvh content-start gap-4 py-4 lg:items-start lg:gap-8 lg:py-5 ${isOrderPage ? "" : "lg:grid-cols-[15rem_minmax(0,1fr)]"}`}
    >
      <aside
        hidden={isOrderPage}
        className="min-w-0 lg:sticky lg:top-24 lg:rounded-panel lg:bg-card lg:p-3 lg:shadow-rest"
      >
        {/* The same height without a name, to avoid a layout shift. */}
        <p className="truncate font-semibold max-lg:hidden lg:min-h-10 lg:px-3 lg:py-2">
          {session?.user.name}
        </p>
        <AccountNav />
      </aside>
      <div className="min-w-0">
        {session && (
          <>
            <Outlet />
            <PolicyNotice />
          </>
        )}
        {!session && sessionOverMessage && <SessionOver message={sessionOverMessage} login={login} />}
        {!session && !sessionOverMessage && <p role="status">{m.common_one_moment()}</p>}
      </div>
    </div>
  );
}
