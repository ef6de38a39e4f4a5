import { data, isRouteErrorResponse } from "react-router";
import { ask } from "../../basics/door.ts";
import type { LoadArgs } from "../../basics/page.ts";
import { BasketControl } from "../../cart/parts/basket-control.tsx";
import { BuyBox } from "../../cart/parts/buy-box.tsx";
import { Failure } from "../../content/parts/failure.tsx";
import { here } from "../../language/locale.ts";
import { taka } from "../../language/numbers.ts";
import { m } from "../../language/words.ts";
import { Breadcrumb } from "../../ui/frame/breadcrumb.tsx";
import { listProducts, type Product, type ProductCard, showProduct } from "../contract.ts";
import { readId } from "../listing.ts";
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
  // In the browser the product does not wait for what stands below it.
  return { product, related: typeof window === "undefined" ? await related : related };
}

/** Others of its shelf; none where they do not come. */
async function relatedTo(product: Product, context: LoadArgs["context"]): Promise<ProductCard[]> {
  const query = { category: String(product.category_id), limit: relatedShown + 1, view: "card" } as const;
  const list = await ask(context, listProducts, query).catch(() => undefined);
  return (list?.data ?? []).filter(({ id }) => id !== product.id).slice(0, relatedShown);
}

export const loader = load;
export const clientLoader = load;

type Loaded = Awaited<ReturnType<typeof load>>;

export function meta({ loaderData }: { loaderData: Loaded | undefined }) {
  if (!loaderData) return [{ title: m.page_title({ page: m.product_not_found() }) }];
  const { name, weight, price, description } = loaderData.product;
  return [
    { title: m.page_title({ page: name }) },
    {
      name: "description",
      content: m.product_description({ name, weight, price: taka(price), text: description.slice(0, 120) }),
    },
  ];
}

export default function ProductPage({ loaderData: { product, related } }: { loaderData: Loaded }) {
  const { id, name, category } = product;
  const steps = [
    { name: m.path_home(), to: here("/") },
    { name: m.path_products(), to: here("/products") },
    { name: category.name, to: here(`/products?category=${category.id}`) },
    { name },
  ];
  return (
    <div className="wrap">
      <Breadcrumb label={m.path_label()} steps={steps} />
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
      <AlsoLike products={related} actionFor={(one) => <BasketControl product={one} look="tile" />} />
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <ProductNotFound /> : <Failure error={error} />;
}
