import { Package } from "lucide-react";
import { useEffect } from "react";
import { NavLink, Outlet, redirect, useLocation, useNavigate } from "react-router";
import type { LoadArgs } from "../../basics/page.ts";
import { addressIn, here } from "../../language/locale.ts";
import { m } from "../../language/words.ts";
import { useSession } from "../session-store.ts";

/** The account's own address leads on to its first page. */
function load({ request }: LoadArgs) {
  const { pathname } = new URL(request.url);
  if (/^\/account\/?$/.test(addressIn("en", pathname))) throw redirect(here("/account/orders"));
  return null;
}

export const loader = load;
export const clientLoader = load;

export const meta = () => [
  { title: m.page_title({ page: m.account_link() }) },
  { name: "description", content: m.account_description() },
  { name: "robots", content: "noindex" },
];

/** Everything under /account: its own links beside the page, for whoever is signed in. */
export default function AccountPage() {
  const session = useSession();
  const navigate = useNavigate();
  const page = addressIn("en", useLocation().pathname);
  useEffect(() => {
    const login = here(`/login?redirect=${encodeURIComponent(page)}`);
    if (session === null) void navigate(login, { replace: true });
  }, [session, page, navigate]);
  return (
    <div className="wrap grid gap-4 py-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-8 lg:py-5">
      <aside className="lg:sticky lg:top-24 lg:rounded-panel lg:bg-card lg:p-3 lg:shadow-rest">
        {/* As high before anybody is known, so that nothing moves. */}
        <p className="min-h-10 truncate px-1 font-semibold lg:px-3 lg:py-2">{session?.user.name}</p>
        <nav aria-label={m.account_link()}>
          <NavLink
            viewTransition
            to={here("/account/orders")}
            className="press inline-flex min-h-11 items-center gap-3 rounded-small px-3 font-medium hover:bg-leaf-tint aria-[current=page]:bg-leaf-tint aria-[current=page]:font-semibold aria-[current=page]:text-leaf-press lg:flex"
          >
            <Package size={20} aria-hidden />
            {m.account_orders()}
          </NavLink>
        </nav>
      </aside>
      <div className="min-w-0">{session ? <Outlet /> : <p role="status">{m.account_loading()}</p>}</div>
    </div>
  );
}
