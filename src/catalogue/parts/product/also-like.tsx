import { type ReactNode, Suspense, useId } from "react";
import { Await } from "react-router";
import { m } from "../../../language/words.ts";
import { Rail } from "../../../ui/frame/rail.tsx";
import { SectionHead } from "../../../ui/frame/section-head.tsx";
import { SkeletonCard } from "../../../ui/show/skeleton.tsx";
import type { ProductCard as Card } from "../../contract.ts";
import { ProductCard } from "../product-card.tsx";

type AlsoLikeProps = {
  /** May still be on its way. */
  products: Card[] | Promise<Card[]>;
  actionFor: (product: Card) => ReactNode;
};

const places = ["a", "b", "c", "d", "e", "f"];

/** Others of the same shelf. */
export function AlsoLike({ products, actionFor }: AlsoLikeProps) {
  const title = useId();
  const section = (cards: ReactNode) => (
    <section aria-labelledby={title} className="mt-8 lg:mt-12">
      <SectionHead id={title} title={m.product_also_like()} />
      <Rail labelledBy={title}>{cards}</Rail>
    </section>
  );
  const waiting = places.map((place) => (
    <li key={place}>
      <SkeletonCard />
    </li>
  ));
  return (
    <Suspense fallback={section(waiting)}>
      <Await resolve={products}>
        {(shown) =>
          shown.length > 0 &&
          section(
            shown.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} action={actionFor(product)} />
              </li>
            )),
          )
        }
      </Await>
    </Suspense>
  );
}
