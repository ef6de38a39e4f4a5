import { lazy, Suspense, useRef } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRevalidator,
  useRouteLoaderData,
} from "react-router";
import { askCalmly } from "./basics/calm.ts";
import { ask } from "./basics/door.ts";
import type { LoadArgs } from "./basics/page.ts";
import { CartBar } from "./cart/parts/cart-bar.tsx";
import { CartButton } from "./cart/parts/cart-button.tsx";
import { listCategories } from "./catalogue/contract.ts";
import { SavedFollows } from "./catalogue/parts/saved-follows.tsx";
import { SearchBox } from "./catalogue/parts/search/search-box.tsx";
import { showShop } from "./content/contract.ts";
import { Failure } from "./content/parts/failure.tsx";
import { Footer } from "./content/parts/frame/footer.tsx";
import { Header } from "./content/parts/frame/header.tsx";
import { LanguageOffer } from "./content/parts/frame/language-offer.tsx";
import { Progress } from "./content/parts/frame/progress.tsx";
import type { quietFrame } from "./content/parts/frame/quiet-frame.tsx";
import { StuckNote } from "./content/parts/frame/stuck-note.tsx";
import { Waiting } from "./content/parts/frame/waiting.tsx";
import { usePageFocus } from "./content/parts/use-page-focus.ts";
import { failureTitle } from "./content/parts/what-failed.ts";
import { AccountLinks } from "./identity/parts/account-links.tsx";
import { TellsSessionOver } from "./identity/parts/tells-session-over.tsx";
import { useSession, useSessionOver } from "./identity/session/session-store.ts";
import "./kept.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { locale } from "./language/locale.ts";
import { m } from "./language/words.ts";
import { Toasts } from "./ui/frame/toasts.tsx";
import { useWakeUp } from "./ui/press/early-presses.ts";
import "./ui/app.css";

/** Whether something of the frame did not come: then the next page asks for it again. */
let incomplete = false;

async function load({ context }: LoadArgs) {
  const [categories, facts] = await Promise.all([
    askCalmly(context, listCategories, {}),
    ask(context, showShop, {}),
  ]);
  incomplete = !categories;
  return { categories: categories?.data, shop: facts.data, year: yearInDhaka() };
}

export type RootData = Awaited<ReturnType<typeof load>>;

/** Bangladesh is six hours ahead of UTC, all year. */
const yearInDhaka = () => new Date(Date.now() + 6 * 3_600_000).getUTCFullYear();

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = () => incomplete;

/** What pages without words of their own are called, and those that failed. */
export function meta({ error }: { error?: unknown }) {
  return [
    { title: error ? m.page_title({ page: failureTitle(error) }) : m.shop_title() },
    { name: "description", content: m.shop_description() },
    ...(error ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={locale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR &&
          inlineScripts.map((script) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and the only scripts that the page's policy allows
            <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
          ))}
        <meta name="theme-color" content="#fcfaf5" />
        <link
          rel="preload"
          href="/fonts/figtree-1.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

type Handle = {
  /** The page brings its own head and foot: the back office. */
  ownFrame?: boolean;
  /** The page has one task, and nothing around it leads astray: signing in, ordering. */
  frame?: typeof quietFrame;
};

/** What the page at hand, or what it stands in, has of this in its `handle`. */
function useHandle<Key extends keyof Handle>(key: Key): Handle[Key] {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  return handles.findLast((handle) => handle?.[key])?.[key];
}

/** What stands around every page; where the root itself failed, the shop's frame. */
function Frame({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<RootData>("root");
  const ownFrame = useHandle("ownFrame");
  return (
    <>
      <a href="#content" className="skip-link">
        {m.header_skip()}
      </a>
      <StuckNote />
      <LanguageOffer />
      <Progress />
      {ownFrame && data ? children : <ShopFrame data={data}>{children}</ShopFrame>}
      <Toasts />
    </>
  );
}

/** Asked for by whoever opens the search; nobody else loads these. */
const QuickAdd = lazy(() => import("./cart/parts/quick-add.tsx"));
const boughtBefore = () => import("./orders/bought-before.ts").then((orders) => orders.boughtBefore());

type ShopFrameProps = FrameProps & { children: React.ReactNode };

function ShopFrame({ data, children }: ShopFrameProps) {
  const quiet = useHandle("frame");
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  return (
    <>
      {quiet ? <quiet.Header shop={data?.shop} basket={<CartButton look="icon" />} /> : <Head data={data} />}
      {data && (
        <noscript>
          {import.meta.env.SSR && (
            <p className="wrap py-3 font-medium">{m.frame_no_script({ phone: data.shop.phone })}</p>
          )}
        </noscript>
      )}
      <main ref={main} id="content" tabIndex={-1}>
        <Waiting>{children}</Waiting>
      </main>
      {quiet ? <quiet.Footer shop={data?.shop} year={data?.year} /> : <Foot data={data} />}
      {!quiet && <CartBar />}
    </>
  );
}

type FrameProps = { data: RootData | undefined };

function Head({ data }: FrameProps) {
  return (
    <Header
      name={data?.shop.name}
      categories={data?.categories}
      account={<AccountLinks look="header" />}
      accountRows={<AccountLinks look="menu" />}
      basket={<CartButton />}
      search={
        <SearchBox
          bought={boughtBefore}
          action={(product) => (
            <Suspense fallback={<span className="block size-11" />}>
              <QuickAdd product={product} />
            </Suspense>
          )}
        />
      }
    />
  );
}

function Foot({ data }: FrameProps) {
  const pending = useRevalidator().state !== "idle" && !data?.categories;
  return <Footer shop={data?.shop} categories={data?.categories} year={data?.year} pending={pending} />;
}

export default function Shop() {
  const session = useSession();
  const over = useSessionOver() !== undefined;
  useWakeUp();
  return (
    <>
      <Outlet />
      <SavedFollows userId={session === null ? null : session?.user.id} over={over} />
      <TellsSessionOver />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Failure error={error} />;
}
