import LayoutGrid from "lucide-react/icons/layout-grid";
import LogOut from "lucide-react/icons/log-out";
import UserRound from "lucide-react/icons/user-round";
import { useLocation, useNavigate } from "react-router";
import { localUrl, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { useCurrentUrl } from "#src/language/use-current-url.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { useSession } from "../session/session-store.ts";
import { signOut } from "../session/sign-out.ts";

type AccountLinksProps = {
  /** `header`: an icon on a phone, text on a desktop; `menu`: rows. */
  look: "header" | "menu";
};

export function AccountLinks({ look }: AccountLinksProps) {
  return look === "header" ? <HeaderLinks /> : <MenuLinks />;
}

const linkClass = "press inline-flex h-11 items-center justify-center gap-2 rounded-small hover:bg-leaf-tint";

/** The same width signed in or not, to avoid a layout shift on hydration. */
function HeaderLinks() {
  const session = useSession();
  const loginUrl = useLoginUrl();
  const logOut = useSignOut();
  return (
    <div className="flex items-center justify-end lg:min-w-42">
      <OfficeLink
        className={`${linkClass} px-2 font-semibold whitespace-nowrap max-lg:hidden [&>svg]:hidden`}
      />
      <Link
        viewTransition
        to={session ? localUrl("/account/orders") : loginUrl}
        className={`${linkClass} w-11 lg:w-auto lg:px-3 lg:font-semibold`}
      >
        <UserRound size={24} aria-hidden />
        <span className="max-lg:sr-only">{session ? m.account_link() : m.account_login()}</span>
      </Link>
      {session && (
        <button type="button" onClick={logOut} className={`${linkClass} px-2 font-semibold max-lg:hidden`}>
          {m.account_logout()}
        </button>
      )}
    </div>
  );
}

const rowClass =
  "press flex min-h-12 w-full items-center gap-3 rounded-small px-2 text-long font-medium hover:bg-leaf-tint";

function MenuLinks() {
  const session = useSession();
  const loginUrl = useLoginUrl();
  const logOut = useSignOut();
  if (!session)
    return (
      <Link viewTransition to={loginUrl} className={rowClass}>
        <UserRound size={22} aria-hidden />
        {m.account_login()}
      </Link>
    );
  return (
    <>
      <OfficeLink className={rowClass} />
      <Link viewTransition to={localUrl("/account/orders")} className={rowClass}>
        <UserRound size={22} aria-hidden />
        {m.account_link()}
      </Link>
      <button type="button" onClick={logOut} className={rowClass}>
        <LogOut size={22} aria-hidden />
        {m.account_logout()}
      </button>
    </>
  );
}

export function OfficeLink({ className }: { className: string }) {
  if ((useSession()?.user.role ?? "user") === "user") return null;
  return (
    <a href={localUrl("/admin")} className={className}>
      <LayoutGrid size={22} aria-hidden />
      {m.office_name()}
    </a>
  );
}

function useLoginUrl(): string {
  const { pathname, search } = useCurrentUrl();
  const page = urlIn("en", pathname);
  if (page === "/login" || page === "/register") return localUrl(`/login${search}`);
  return localUrl(page === "/" ? "/login" : `/login?redirect=${encodeURIComponent(page + search)}`);
}

function useSignOut() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    if (/^\/(account|checkout)\b/.test(urlIn("en", pathname))) await navigate(localUrl("/"));
    void signOut();
    toast({ text: m.logout_done() });
  };
}
