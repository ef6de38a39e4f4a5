import { data, useRouteLoaderData } from "react-router";
import { askCalmly } from "../../basics/calm.ts";
import { ask } from "../../basics/door.ts";
import type { LoadArgs } from "../../basics/page.ts";
import { BasketControl } from "../../cart/parts/basket-control.tsx";
import { BuyBox } from "../../cart/parts/buy-box.tsx";
import { showShop } from "../../content/contract.ts";
import { Failure } from "../../content/parts/failure.tsx";
import { ListFailed } from "../../content/parts/list-failed.tsx";
import { failureTitle, isMissing } from "../../content/parts/what-failed.ts";
import { type MetaOf, metaOf } from "../../content/sharing/meta-of.ts";
import { productData } from "../../content/sharing/product-data.ts";
import { pathData } from "../../content/sharing/shop-data.ts";
import { here } from "../../language/locale.ts";
import { taka } from "../../language/numbers.ts";
import { m } from "../../language/words.ts";
import { listReviews } from "../../reviews/contract.ts";
import { Reviews } from "../../reviews/parts/reviews.tsx";
import type { RootData } from "../../root.tsx";
import { Breadcrumb } from "../../ui/frame/breadcrumb.tsx";
import { listProducts, type Product, type ProductCard, showProduct } from "../contract.ts";
import { readId } from "../listing/listing.ts";
import { About } from "../parts/product/about.tsx";
import { AlsoLike } from "../parts/product/also-like.tsx";
import { ProductFacts } from "../parts/product/product-facts.tsx";
import { ProductNotFound } from "../parts/product/product-not-found.tsx";
import { ProductPicture } from "../parts/product/product-picture.tsx";
import { Promises } from "../parts/product/promises.tsx";
import { SaveButton } from "../parts/product/save-button.tsx";

const relatedShown = 6;

async function load({ params, context }: LoadArgs<{ id?: string }>) {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const { data: product } = await ask(context, showProduct, { id: String(id) });
  const related = relatedTo(product, context);
  const reviews = askCalmly(context, listReviews, { id: String(id) });
  // In the browser the product does not wait for what stands below it.
  if (typeof window !== "undefined") return { product, related, reviews };
  return { product, related: await related, reviews: await reviews };
}

/** Others of its shelf; none where they do not come. */
async function relatedTo(product: Product, context: LoadArgs["context"]): Promise<ProductCard[]> {
  const query = { category: String(product.category_id), limit: relatedShown + 1, view: "card" } as const;
  const list = await askCalmly(context, listProducts, query);
  return (list?.data ?? []).filter(({ id }) => id !== product.id).slice(0, relatedShown);
}

export async function loader(args: LoadArgs<{ id?: string }>) {
  const [loaded, { data: shop }] = await Promise.all([load(args), ask(args.context, showShop, {})]);
  const { product } = loaded;
  return { ...loaded, data: [productData(shop, product), pathData(shop, stepsTo(product))] };
}
export const clientLoader = load;

type Loaded = Awaited<ReturnType<typeof load>> & { data?: object[] };

export function meta(args: MetaOf<Loaded>) {
  const product = args.loaderData?.product;
  if (!product) {
    const title = isMissing(args.error) ? m.product_not_found() : failureTitle(args.error);
    return metaOf(args, { title, description: m.shop_description(), hidden: true });
  }
  const { id, name, weight, price, description, image } = product;
  return metaOf(args, {
    title: name,
    description: m.product_description({ name, weight, price: taka(price), text: description.slice(0, 120) }),
    path: `/products/${id}`,
    image,
    data: args.loaderData?.data,
  });
}

/** The way to a product. */
const stepsTo = ({ name, category }: Product) => [
  { name: m.path_home(), to: here("/") },
  { name: m.path_products(), to: here("/products") },
  { name: category.name, to: here(`/products?category=${category.id}`) },
  { name },
];

export default function ProductPage({ loaderData: { product, related, reviews } }: { loaderData: Loaded }) {
  const { id } = product;
  const shop = useRouteLoaderData<RootData>("root")?.shop;
  return (
    <div className="wrap-wide">
      <Breadcrumb label={m.path_label()} steps={stepsTo(product)} />
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-[1.08fr_1fr] lg:gap-x-12">
        <ProductPicture
          product={product}
          action={<SaveButton product={product} look="heart" className="lg:hidden" />}
        />
        <div>
          <ProductFacts product={product} />
          <BuyBox
            key={id}
            product={product}
            aside={<SaveButton product={product} look="word" className="min-h-13" />}
          />
          <div className="mt-5">
            <Promises />
          </div>
        </div>
      </div>
      <div className="mt-8 lg:mt-12">
        <About description={product.description} nutrition={product.nutritionalInfo} />
      </div>
      <AlsoLike
        to={here(`/products?category=${product.category_id}`)}
        products={related}
        actionFor={(one) => <BasketControl product={one} look="tile" />}
      />
      <Reviews
        key={`reviews ${id}`}
        productId={id}
        list={reviews}
        shop={shop?.name ?? ""}
        failed={<ListFailed />}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return isMissing(error) ? <ProductNotFound /> : <Failure error={error} />;
}
