import { lazy, Suspense } from "react";
import { load } from "#src/api/client/client.ts";
import type { LoadArgs } from "#src/api/client/load-args.ts";
import { loadOptional } from "#src/api/client/load-optional.ts";
import { CartControl } from "#src/cart/components/buying/cart-control.tsx";
import { HomeLinePlaceholder } from "#src/checkout/delivery-line/home-line-placeholder.tsx";
import { TermsLine } from "#src/checkout/delivery-line/terms-line.tsx";
import { Advertisements } from "#src/content/components/home/advertisements.tsx";
import { HeroSlider } from "#src/content/components/home/hero-slider.tsx";
import { PromoBanners } from "#src/content/components/home/promo-banners.tsx";
import { listAdvertisements, listBanners, listSliders } from "#src/content/contract.ts";
import { m } from "#src/language/messages.ts";
import { ReturningHome } from "#src/orders/returning/returning-home.tsx";
import { showShop } from "#src/shell/contract.ts";
import { Failure } from "#src/shell/failure.tsx";
import { ListFailed } from "#src/shell/list-failed.tsx";
import { buildMeta, findShop, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { shopData } from "#src/shell/meta/shop-data.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { failureTitle } from "#src/shell/what-failed.ts";
import { CategoryStrip } from "../components/category-strip.tsx";
import { ProductRail } from "../components/product-rail.tsx";
import { ProductRows } from "../components/product-rows.tsx";
import { listProducts, type ProductCard } from "../contract.ts";
import { useTopCategories } from "../listing/use-top-categories.ts";

/** A list that cannot be loaded is undefined, so that the others are still shown. */
async function loadPage({ context }: LoadArgs) {
  const [sliders, advertisements, banners, featured, offers, arrivals, top] = await Promise.all([
    loadOptional(context, listSliders, {}),
    loadOptional(context, listAdvertisements, {}),
    loadOptional(context, listBanners, {}),
    loadOptional(context, listProducts, { featured: true, limit: 12, view: "card" }),
    loadOptional(context, listProducts, { offers: true, limit: 8, view: "card" }),
    loadOptional(context, listProducts, { new: true, limit: 12, view: "card" }),
    loadOptional(context, listProducts, { top: true, limit: 6, view: "card" }),
  ]);
  return {
    sliders,
    advertisements: advertisements?.data,
    banners: banners?.data,
    featured: featured?.data,
    offers: offers?.data,
    arrivals: arrivals?.data,
    top: top?.data,
  };
}

export async function loader(args: LoadArgs) {
  const { data: shop } = await load(args.context, showShop, {});
  return { ...(await loadPage(args)), data: shopData(shop) };
}
export const clientLoader = loadPage;

export function meta(args: MetaOf<{ data?: object[] }>) {
  const description = m.shop_description();
  if (args.error) return buildMeta(args, { title: failureTitle(args.error), description, hidden: true });
  const title = m.shop_title({ shop: findShop(args)?.name ?? "Tatka" });
  return buildMeta(args, { title, whole: true, description, data: args.loaderData?.data });
}

/** Loaded only for an empty shop. */
const OpensSoon = lazy(() => import("../components/opens-soon.tsx"));

const renderTileAction = (product: ProductCard) => <CartControl product={product} look="tile" />;
const renderEdgeAction = (product: ProductCard) => <CartControl product={product} look="edge" />;

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Failure error={error} />;
}

type HomeProps = { loaderData: Awaited<ReturnType<typeof loadPage>> };

/** The home page: slides, categories and rails of products; returning customers get their own parts, too. */
export default function Home({ loaderData }: HomeProps) {
  const { sliders, advertisements, banners, featured, offers, arrivals, top } = loaderData;
  const shop = useRootData()?.shop;
  const categories = useTopCategories();
  if (categories.length === 0 && featured?.length === 0 && sliders?.length === 0)
    return (
      <Suspense>
        <OpensSoon name={shop?.name} />
      </Suspense>
    );
  return (
    <ReturningHome>
      {(customerParts) => (
        <>
          <HomeLinePlaceholder />
          <div className="wrap-wide home-parts">
            <h1 className="sr-only">{m.shop_title({ shop: shop?.name ?? "Tatka" })}</h1>
            {sliders && sliders.length > 0 && (
              <HeroSlider slides={sliders} greeting={customerParts && <customerParts.Greeting />} />
            )}
            <TermsLine />
            <CategoryStrip categories={categories} />
            <div className="order-room">{customerParts && <customerParts.OpenOrder />}</div>
            <div className="buy-again-room">
              {customerParts && (
                <customerParts.BuyAgain
                  renderRail={(rail) => <ProductRail {...rail} renderAction={renderTileAction} />}
                />
              )}
            </div>
            <HomeRail title={m.home_featured()} to="/products?featured=true" products={featured} />
            {offers && <HomeRail title={m.home_offers()} to="/products?offers=true" products={offers} />}
            {advertisements && <Advertisements all={advertisements} />}
            <HomeRail title={m.home_new()} to="/products?new=true" products={arrivals} />
            {top ? (
              <ProductRows
                title={m.common_top_selling_products()}
                to="/products?top=true"
                products={top}
                renderAction={renderEdgeAction}
              />
            ) : (
              <ListFailed title={m.common_top_selling_products()} />
            )}
            {banners && <PromoBanners all={banners} />}
          </div>
        </>
      )}
    </ReturningHome>
  );
}

type HomeRailProps = { title: string; to: string; products: ProductCard[] | undefined };

/** A rail of products; a message with a retry button if they could not be loaded. */
function HomeRail({ title, to, products }: HomeRailProps) {
  if (!products) return <ListFailed title={title} />;
  return <ProductRail title={title} to={to} products={products} renderAction={renderTileAction} />;
}
