import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { load } from "#src/api/client/client.ts";
import type { LoadArgs } from "#src/api/client/load-args.ts";
import { loadOptional } from "#src/api/client/load-optional.ts";
import { BuyBox } from "#src/cart/components/buying/buy-box.tsx";
import { CartControl } from "#src/cart/components/buying/cart-control.tsx";
import { WeighedBuyBox } from "#src/cart/components/buying/weighed-buy-box.tsx";
import { ProductLinePlaceholder } from "#src/checkout/delivery-line/product-line-placeholder.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Reviews } from "#src/reviews/components/reviews.tsx";
import { listReviews, type ReviewList } from "#src/reviews/contract.ts";
import { pageSize } from "#src/reviews/rules.ts";
import { showShop } from "#src/shell/contract.ts";
import { Failure } from "#src/shell/failure.tsx";
import { ListFailed } from "#src/shell/list-failed.tsx";
import { buildMeta, findShop, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { sharePictureTags } from "#src/shell/meta/share-picture-tags.ts";
import { breadcrumbData } from "#src/shell/meta/shop-data.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { failureTitle, isMissing } from "#src/shell/what-failed.ts";
import { LazyStockAlert } from "../alerts/alert-room.tsx";
import { pathTo } from "../category-tree.ts";
import { OpeningProduct } from "../components/opening/opening-product.tsx";
import { productBreadcrumbs } from "../components/opening/product-breadcrumbs.ts";
import { ProductHead } from "../components/opening/product-head.tsx";
import { registerPreview } from "../components/opening/use-opening.tsx";
import { About } from "../components/product/about.tsx";
import { AboutSkeleton } from "../components/product/about-skeleton.tsx";
import { AlsoLike } from "../components/product/also-like.tsx";
import { LazyChatLinks } from "../components/product/chat-room.tsx";
import { ProductGone, readArchivedProduct } from "../components/product/product-gone.tsx";
import { ProductNotFound } from "../components/product/product-not-found.tsx";
import { Promises } from "../components/product/promises.tsx";
import { SaveButton } from "../components/product/save-button.tsx";
import { useResolved } from "../components/product/use-resolved.ts";
import { listProducts, type Product, type ProductCard, showProduct } from "../contract.ts";
import { readId } from "../listing/listing.ts";
import { useTopCategories } from "../listing/use-top-categories.ts";
import { takePressed } from "../product/pressed-card.ts";
import { productData } from "../product/product-data.ts";

registerPreview(OpeningProduct);

type Args = LoadArgs<{ id?: string }>;

/** The product id in the URL; throws 404 if it is invalid. */
function readProductId({ params }: Args): number {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

async function loadProduct({ context }: Args, id: number): Promise<Product> {
  return (await load(context, showProduct, { id: String(id), view: "page" })).data;
}

/** The reviews; undefined if loading fails. */
const loadReviews = ({ context }: Args, id: number) =>
  loadOptional(context, listReviews, { id: String(id), limit: pageSize });

/** The reviews of all sizes belong to the one that lists show. */
const reviewedId = ({ id, size_of: listedSizeId = id }: Product) => listedSizeId;

/** The related products; empty if loading fails. */
async function loadRelated(id: number, { context }: Args): Promise<ProductCard[]> {
  const list = await loadOptional(context, listProducts, { related: String(id), view: "card" });
  return list?.data ?? [];
}

export async function loader(args: Args) {
  const [product, { data: shop }] = await Promise.all([
    loadProduct(args, readProductId(args)),
    load(args.context, showShop, {}),
  ]);
  const [related, reviews] = await Promise.all([
    loadRelated(product.id, args),
    loadReviews(args, reviewedId(product)),
  ]);
  return {
    product,
    related,
    reviews,
    data: [productData(shop, product), breadcrumbData(shop, productBreadcrumbs(product, pathOf(product)))],
  };
}

/** After a tap on a card the page opens at once with the card's data. Related products load on scrolling. */
export async function clientLoader(args: Args): Promise<ProductData> {
  const id = readProductId(args);
  const pressedCard = takePressed(id);
  if (pressedCard) {
    const product = loadProduct(args, id);
    // Prevents an unhandled rejection: the page handles the failure later.
    product.catch(() => undefined);
    return { knownCard: pressedCard, product, reviews: loadReviews(args, id) };
  }
  const product = await loadProduct(args, id);
  return { product, reviews: loadReviews(args, reviewedId(product)) };
}

/** Closing the lightbox, which only removes a fragment, loads nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.hash === nextUrl.hash && defaultShouldRevalidate;

type ProductData = {
  /** A promise while it is loading. */
  product: Product | Promise<Product>;
  /** The data of the pressed card, shown while the product is loading. */
  knownCard?: ProductCard;
  /** The related products; undefined in the browser, which loads them later. */
  related?: ProductCard[];
  reviews: Maybe<ReviewList> | Promise<Maybe<ReviewList>>;
  data?: object[];
};
type Maybe<Value> = Value | undefined;

/** A product as far as it is known: the fields of its card, later all. */
type KnownProduct = ProductCard & Partial<Product>;

export function meta(args: MetaOf<ProductData>) {
  const loaded = args.loaderData;
  const product: Maybe<KnownProduct> =
    loaded?.product instanceof Promise ? loaded.knownCard : loaded?.product;
  if (!product)
    return buildMeta(args, {
      title: errorTitle(args.error),
      description: m.shop_description(),
      hidden: true,
    });
  const { id, size_of: listedSizeId = id, name, weight, price, description = "", share_picture } = product;
  const shop = findShop(args);
  const alt = [name, weight, formatTaka(price)].filter(Boolean).join(", ");
  return buildMeta(args, {
    title: name,
    description: m.product_description({
      name,
      weight,
      price: formatTaka(price),
      text: description.slice(0, 120),
    }),
    path: `/products/${listedSizeId}`,
    picture:
      share_picture && shop
        ? {
            ...sharePictureTags(shop.url, share_picture, alt),
            // Chat apps show what is at this url: the size that was shared.
            "og:url": shop.url + localUrl(`/products/${id}`),
          }
        : undefined,
    data: args.loaderData?.data,
  });
}

function errorTitle(error: unknown): string {
  if (isMissing(error)) return m.product_not_found();
  return readArchivedProduct(error) ? m.gone_title() : failureTitle(error);
}

const pathOf = ({ category }: Product) => [...(category.above ?? []), category];

/** The page of a product: head, buying controls, description, related products and reviews. */
export default function ProductPage({ loaderData }: { loaderData: ProductData }) {
  const { knownCard, related, reviews } = loaderData;
  const loadedProduct = useResolved(loaderData.product);
  const shop = useRootData()?.shop;
  const categories = useTopCategories();
  const product: Maybe<KnownProduct> = loadedProduct ?? knownCard;
  if (!product) return null;
  const { id } = product;
  const path = loadedProduct ? pathOf(loadedProduct) : pathTo(categories, product.category_id);
  return (
    <div className="wrap-wide">
      <ProductHead product={product} path={path}>
        <Buying key={id} product={product} tolerance={shop?.weight_tolerance} />
        <LazyStockAlert id={id} soldOut={product.stock_left === 0} />
        <div className="mt-5">
          <ProductLinePlaceholder perishable={product.perishable === 1} />
          <Promises />
        </div>
        <LazyChatLinks product={product} />
      </ProductHead>
      <div className="mt-8 lg:mt-12">
        {loadedProduct ? <About product={loadedProduct} /> : <AboutSkeleton />}
      </div>
      {loadedProduct && (
        <>
          <AlsoLike
            key={`related ${id}`}
            id={id}
            to={localUrl(`/products?category=${product.category_id}`)}
            products={related}
            renderAction={(card) => <CartControl product={card} look="tile" />}
          />
          <Reviews
            key={`reviews ${id}`}
            productId={reviewedId(loadedProduct)}
            newestReviews={reviews}
            shopName={shop?.name ?? ""}
            failureNote={<ListFailed />}
          />
        </>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const product = readArchivedProduct(error);
  if (product)
    return (
      <ProductGone product={product} renderAction={(card) => <CartControl product={card} look="tile" />} />
    );
  return isMissing(error) ? <ProductNotFound /> : <Failure error={error} />;
}

type BuyingProps = { product: ProductCard; tolerance: number | undefined };

/** The buying controls: goods sold by weight are chosen by weight, others by pieces. */
function Buying({ product, tolerance = 0 }: BuyingProps) {
  const aside = <SaveButton product={product} look="word" className="min-h-13" />;
  const { step_grams: stepGrams } = product;
  if (stepGrams === undefined) return <BuyBox product={product} aside={aside} />;
  return <WeighedBuyBox product={product} stepGrams={stepGrams} tolerance={tolerance} aside={aside} />;
}
