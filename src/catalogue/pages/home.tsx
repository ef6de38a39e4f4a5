import { useRouteLoaderData } from "react-router";
import { askCalmly } from "../../basics/calm.ts";
import { ask } from "../../basics/door.ts";
import type { LoadArgs } from "../../basics/page.ts";
import { BasketControl } from "../../cart/parts/basket-control.tsx";
import { listAdvertisements, listSliders, showShop } from "../../content/contract.ts";
import { Failure } from "../../content/parts/failure.tsx";
import { Advertisements } from "../../content/parts/home/advertisements.tsx";
import { HeroSlider } from "../../content/parts/home/hero-slider.tsx";
import { PromoBanners } from "../../content/parts/home/promo-banners.tsx";
import { ListFailed } from "../../content/parts/list-failed.tsx";
import { failureTitle } from "../../content/parts/what-failed.ts";
import { type MetaOf, metaOf } from "../../content/sharing/meta-of.ts";
import { shopData } from "../../content/sharing/shop-data.ts";
import { m } from "../../language/words.ts";
import type { RootData } from "../../root.tsx";
import { listProducts, type ProductCard } from "../contract.ts";
import { CategoryStrip } from "../parts/category-strip.tsx";
import { ProductRail } from "../parts/product-rail.tsx";
import { ProductRows } from "../parts/product-rows.tsx";

async function load({ context }: LoadArgs) {
  const [sliders, advertisements, featured, arrivals, top] = await Promise.all([
    askCalmly(context, listSliders, {}),
    askCalmly(context, listAdvertisements, {}),
    askCalmly(context, listProducts, { featured: true, limit: 12, view: "card" }),
    askCalmly(context, listProducts, { new: true, limit: 12, view: "card" }),
    askCalmly(context, listProducts, { top: true, limit: 6, view: "card" }),
  ]);
  return {
    sliders,
    advertisements: advertisements?.data,
    featured: featured?.data,
    arrivals: arrivals?.data,
    top: top?.data,
  };
}

export async function loader(args: LoadArgs) {
  const { data: shop } = await ask(args.context, showShop, {});
  return { ...(await load(args)), data: shopData(shop) };
}
export const clientLoader = load;

export function meta(args: MetaOf<{ data?: object[] }>) {
  const description = m.shop_description();
  if (args.error) return metaOf(args, { title: failureTitle(args.error), description, hidden: true });
  return metaOf(args, { title: m.shop_title(), whole: true, description, data: args.loaderData?.data });
}

const onTile = (product: ProductCard) => <BasketControl product={product} look="tile" />;
const atEdge = (product: ProductCard) => <BasketControl product={product} look="edge" />;

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Failure error={error} />;
}

type HomeProps = { loaderData: Awaited<ReturnType<typeof load>> };

export default function Home({ loaderData }: HomeProps) {
  const { sliders, advertisements, featured, arrivals, top } = loaderData;
  const root = useRouteLoaderData<RootData>("root");
  return (
    <div className="wrap-wide grid gap-8 pt-2 *:min-w-0 lg:gap-11 lg:pt-5">
      <h1 className="sr-only">{m.shop_title()}</h1>
      {sliders && sliders.length > 0 && <HeroSlider slides={sliders} />}
      <CategoryStrip categories={root?.categories ?? []} />
      {featured ? (
        <ProductRail
          title={m.home_featured()}
          to="/products?featured=true"
          products={featured}
          action={onTile}
        />
      ) : (
        <ListFailed title={m.home_featured()} />
      )}
      {advertisements && <Advertisements all={advertisements} />}
      {arrivals ? (
        <ProductRail title={m.home_new()} to="/products?new=true" products={arrivals} action={onTile} />
      ) : (
        <ListFailed title={m.home_new()} />
      )}
      {top ? (
        <ProductRows title={m.home_top()} to="/products?top=true" products={top} action={atEdge} />
      ) : (
        <ListFailed title={m.home_top()} />
      )}
      <PromoBanners category={root?.shop?.banner_category ?? 1} />
    </div>
  );
}
