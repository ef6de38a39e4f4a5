import { lazy, Suspense, useRef } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRevalidator } from "react-router";
import { load } from "./api/client/client.ts";
import type { LoadArgs } from "./api/client/load-args.ts";
import { loadOptional } from "./api/client/load-optional.ts";
import { useAddingTo } from "./cart/adding/adding-store.ts";
import { CartBar } from "./cart/components/cart-bar.tsx";
import { CartButton } from "./cart/components/cart-button.tsx";
import { takeEarlyPresses } from "./cart/take-early-presses.ts";
import { SavedFollows } from "./catalogue/components/saved-follows.tsx";
import { SearchBox } from "./catalogue/components/search/search-box.tsx";
import { listCategories } from "./catalogue/contract.ts";
import type { WithCategories } from "./catalogue/listing/use-top-categories.ts";
import { AccountLinks } from "./identity/components/account-links.tsx";
import { SessionOverNotice } from "./identity/components/session-over-notice.tsx";
import { showShop } from "./shell/contract.ts";
import { Failure } from "./shell/failure.tsx";
import { Footer } from "./shell/frame/footer.tsx";
import { Header } from "./shell/frame/header.tsx";
import { LanguageOffer } from "./shell/frame/language-offer.tsx";
import { Menu } from "./shell/frame/menu.tsx";
import type { PageFrame } from "./shell/frame/quiet-frame.tsx";
import { findShop, type MetaOf, titleWithShop } from "./shell/meta/build-meta.ts";
import { useRootData } from "./shell/root-data.ts";
import { usePageFocus } from "./shell/use-page-focus.ts";
import { Progress } from "./shell/waiting/progress.tsx";
import { ReloadNote } from "./shell/waiting/reload-note.tsx";
import { Waiting } from "./shell/waiting/waiting.tsx";
import { failureTitle } from "./shell/what-failed.ts";
import "./browser-storage.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { locale, localUrl } from "./language/locale.ts";
import { m } from "./language/messages.ts";
import { Toasts } from "./ui/dialog/toasts.tsx";
import { useReplayPresses } from "./ui/early-presses/early-presses.ts";
import { useLazyComponent } from "./ui/use-lazy-component.ts";
import { disableViewTransitionsIfSlow } from "./ui/view-transitions.ts";
import "./ui/styles/app.css";

/** They run before hydration: hydration needs only an element for each, not the text again. */
const headScripts = import.meta.env.SSR ? inlineScripts : [""];

/** Whether the categories failed to load: then the next page loads them again. */
let lacksCategories = false;

async function loadPage({ context }: LoadArgs): Promise<WithCategories> {
  const [categories, facts] = await Promise.all([
    loadOptional(context, listCategories, { open_at: 0 }),
    load(context, showShop, {}),
  ]);
  lacksCategories = !categories;
  return { categories: categories?.data, shop: facts.data, year: yearInDhaka() };
}

/** Bangladesh is UTC+6 all year. */
const yearInDhaka = () => new Date(Date.now() + 6 * 3_600_000).getUTCFullYear();

export const loader = loadPage;
export const clientLoader = loadPage;
export const shouldRevalidate = () => lacksCategories;

export function meta(args: MetaOf) {
  const { error } = args;
  const shop = findShop(args)?.name ?? "Tatka";
  return [
    { title: error ? titleWithShop(args, failureTitle(error)) : m.shop_title({ shop }) },
    { name: "description", content: m.shop_description() },
    ...(error ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The HTML document around every page, also around a failure. */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={locale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headScripts.map((script) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, which the page's policy allows by hash
          <script key={script} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        <meta name="theme-color" content="#fcfaf5" />
        <link
          rel="preload"
          href="/fonts/figtree-1.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="manifest" href={localUrl("/app.webmanifest")} />
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
  /** Pages with their own header and footer: the back office. */
  ownFrame?: boolean;
  /** A focused page (checkout) has a frame with few links; some (cart, an order) only on a phone. */
  frame?: PageFrame;
};

/** The `handle` of the innermost route that has this key. */
function useHandle<Key extends keyof Handle>(key: Key): Handle[Key] {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  return handles.findLast((handle) => handle?.[key])?.[key];
}

/** The frame of a page; that of the shop also if the root itself failed. */
function Frame({ children }: { children: React.ReactNode }) {
  const data = useRootData<WithCategories>();
  const ownFrame = useHandle("ownFrame");
  return (
    <>
      <a href="#content" className="skip-link">
        {m.header_skip()}
      </a>
      <ReloadNote />
      <LanguageOffer />
      <Progress />
      {ownFrame && data ? children : <ShopFrame data={data}>{children}</ShopFrame>}
      <Toasts />
    </>
  );
}

/** Loaded when the user opens the search. */
const QuickAdd = lazy(() => import("./cart/components/buying/quick-add.tsx"));
/** Loaded only if the shop has a notice. */
const NoticeLine = lazy(() => import("./shell/frame/notice-line.tsx"));
/** How many products the search suggests of those that the customer has bought. */
const boughtCount = 5;
const loadBought = () =>
  import("./orders/buy-again/load-bought-products.ts").then((file) => file.loadBoughtProducts(boughtCount));

const searchBox = (
  <SearchBox
    loadBought={loadBought}
    renderAction={(product) => (
      <Suspense fallback={<span className="block size-11" />}>
        <QuickAdd product={product} />
      </Suspense>
    )}
  />
);

/** Loaded only while the cart is added to an order. */
function AddingToOrder() {
  const order = useAddingTo();
  const Bar = useLazyComponent(order !== null, () => import("./orders/mine/changing/adding-bar.tsx"));
  return order && Bar && <Bar order={order} />;
}

type ShopFrameProps = FrameProps & { children: React.ReactNode };

/** Header, menu, footer and cart bar of the shop; of a focused page only its own header and footer. */
function ShopFrame({ data, children }: ShopFrameProps) {
  const pageFrame = useHandle("frame");
  const isFullFrame = !pageFrame || pageFrame.onPhone;
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  const notice = data?.shop.notice;
  return (
    <>
      {notice && (
        <Suspense>
          <NoticeLine notice={notice} />
        </Suspense>
      )}
      {isFullFrame && <AddingToOrder />}
      {pageFrame && <pageFrame.Header shop={data?.shop} cart={<CartButton look="icon" />} />}
      {isFullFrame ? (
        <Head data={data} />
      ) : (
        <Menu categories={data?.categories} account={<AccountLinks look="menu" />} search={searchBox} />
      )}
      {data && (
        <noscript>
          {import.meta.env.SSR && (
            <p className="wrap py-3 font-medium">
              {m.frame_no_script()} {data.shop.phone && m.frame_or_call({ phone: data.shop.phone })}
            </p>
          )}
        </noscript>
      )}
      <main ref={main} id="content" tabIndex={-1}>
        <Waiting>{children}</Waiting>
      </main>
      {pageFrame?.Footer && <pageFrame.Footer shop={data?.shop} year={data?.year} />}
      {isFullFrame && <Foot data={data} />}
      {isFullFrame && <CartBar />}
    </>
  );
}

type FrameProps = { data: WithCategories | undefined };

function Head({ data }: FrameProps) {
  return (
    <Header
      name={data?.shop.name}
      categories={data?.categories}
      account={<AccountLinks look="header" />}
      accountRows={<AccountLinks look="menu" />}
      cart={<CartButton />}
      search={searchBox}
    />
  );
}

function Foot({ data }: FrameProps) {
  // Categories that failed to load are being loaded again.
  const isPending = useRevalidator().state !== "idle" && !data?.categories;
  return <Footer shop={data?.shop} categories={data?.categories} year={data?.year} pending={isPending} />;
}

function handleHydrated() {
  disableViewTransitionsIfSlow();
  void takeEarlyPresses();
}

/** The root route: the page, and what follows the session of this browser on every page. */
export default function Shop() {
  useReplayPresses(handleHydrated);
  return (
    <>
      <Outlet />
      <SavedFollows />
      <SessionOverNotice />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Failure error={error} />;
}
