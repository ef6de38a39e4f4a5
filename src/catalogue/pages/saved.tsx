import { CartControl } from "#src/cart/components/buying/cart-control.tsx";
import { useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { SkeletonCard } from "#src/ui/display/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { ArchivedCard } from "../components/product/archived-card.tsx";
import { SaveButton } from "../components/product/save-button.tsx";
import { ProductCard } from "../components/product-card.tsx";
import { useSavedProducts } from "../saved/use-saved-products.ts";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.saved_title()) },
  { name: "description", content: m.saved_description() },
  { name: "robots", content: "noindex" },
];

/** The products that a customer saved for later. Until the session is known, only the title is shown. */
export default function SavedPage() {
  const userId = useSession()?.user.id;
  return (
    <>
      <h1 className="mb-4 text-title">{m.saved_title()}</h1>
      {userId !== undefined && <SavedList key={userId} userId={String(userId)} />}
    </>
  );
}

function SavedList({ userId }: { userId: string }) {
  const { products, failed, more, load } = useSavedProducts(userId);
  if (failed)
    return (
      <>
        <Note look="error">{m.saved_failed()}</Note>
        <Button onClick={load} className="mt-3">
          {m.common_try_again()}
        </Button>
      </>
    );
  if (!products) return <LoadingProducts />;
  if (products.length === 0)
    return (
      <EmptyState
        picture={{ src: "/scenes/tray-empty.svg", width: 280, height: 200 }}
        title={m.saved_empty()}
        text={m.saved_empty_text()}
      >
        <ButtonLink to={localUrl("/products")}>{m.saved_start()}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <h2 className="sr-only">{m.path_products()}</h2>
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id} className="relative">
            {product.archived ? (
              <ArchivedCard product={product} />
            ) : (
              <ProductCard product={product} action={<CartControl product={product} look="tile" />} />
            )}
            <SaveButton product={product} look="heart" className="absolute top-2.5 right-2.5 z-1" />
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="second" onClick={more} className="mx-auto mt-6 flex">
          {m.saved_more()}
        </Button>
      )}
    </>
  );
}

function LoadingProducts() {
  return (
    <>
      <VisuallyHidden>{m.saved_loading()}</VisuallyHidden>
      <div className="product-grid">
        {[1, 2, 3, 4].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </>
  );
}
