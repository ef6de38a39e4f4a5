import { useRouteLoaderData } from "react-router";
import { ask } from "../../basics/door.ts";
import type { LoadArgs } from "../../basics/page.ts";
import { BasketControl } from "../../cart/parts/basket-control.tsx";
import { listAdvertisements, listSliders } from "../../content/contract.ts";
import { Advertisements } from "../../content/parts/advertisements.tsx";
import { Failure } from "../../content/parts/failure.tsx";
import { HeroSlider } from "../../content/parts/hero-slider.tsx";
import { PromoBanners } from "../../content/parts/promo-banners.tsx";
import { failureTitle } from "../../content/parts/what-failed.ts";
import { m } from "../../language/words.ts";
import { type Category, listProducts, type ProductCard } from "../contract.ts";
import { CategoryStrip } from "../parts/category-strip.tsx";
import { ProductRail } from "../parts/product-rail.tsx";
import { ProductRows } from "../parts/product-rows.tsx";

async function load({ context }: LoadArgs) {
  const [sliders, advertisements, featured, arrivals, top] = await Promise.all([
    ask(context, listSliders, {}),
    ask(context, listAdvertisements, {}),
    ask(context, listProducts, { featured: true, limit: 12, view: "card" }),
    ask(context, listProducts, { new: true, limit: 12, view: "card" }),
    ask(context, listProducts, { top: true, limit: 6, view: "card" }),
  ]);
  return {
    sliders,
    advertisements: advertisements.data,
    featured: featured.data,
    arrivals: arrivals.data,
    top: top.data,
  };
}

export const loader = load;
export const clientLoader = load;

export const meta = ({ error }: { error?: unknown }) => [
  { title: error ? m.page_title({ page: failureTitle(error) }) : m.shop_title() },
  { name: "description", content: m.shop_description() },
];

const onTile = (product: ProductCard) => <BasketControl product={product} look="tile" />;
const atEdge = (product: ProductCard) => <BasketControl product={product} look="edge" />;

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Failure error={error} />;
}

type HomeProps = { loaderData: Awaited<ReturnType<typeof load>> };

export default function Home({ loaderData }: HomeProps) {
  const { sliders, advertisements, featured, arrivals, top } = loaderData;
  const root = useRouteLoaderData<{ categories: Category[] }>("root");
  return (
    <div className="wrap grid gap-8 pt-2 *:min-w-0 lg:gap-11 lg:pt-5">
      <h1 className="sr-only">{m.shop_title()}</h1>
      {sliders.length > 0 && <HeroSlider slides={sliders} />}
      <CategoryStrip categories={root?.categories ?? []} />
      <ProductRail
        title={m.home_featured()}
        to="/products?featured=true"
        products={featured}
        action={onTile}
      />
      <Advertisements all={advertisements} />
      <ProductRail title={m.home_new()} to="/products?new=true" products={arrivals} action={onTile} />
      <ProductRows title={m.home_top()} to="/products?top=true" products={top} action={atEdge} />
      <PromoBanners />
    </div>
  );
}
