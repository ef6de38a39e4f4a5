import { type ReactNode, Suspense, useId } from "react";
import { Await } from "react-router";
import { m } from "../../../language/messages.ts";
import { SkeletonCard } from "../../../ui/display/skeleton.tsx";
import { Rail, restOf } from "../../../ui/layout/rail.tsx";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import type { ProductCard as Card } from "../../contract.ts";
import { ProductCard } from "../product-card.tsx";

type AlsoLikeProps = {
  /** May still be loading. */
  products: Card[] | Promise<Card[]>;
  actionFor: (product: Card) => ReactNode;
  /** Address of the whole category. */
  to: string;
};

const places = ["a", "b", "c", "d", "e", "f"];

/** Other products of the same category. */
export function AlsoLike({ products, actionFor, to }: AlsoLikeProps) {
  const title = useId();
  const section = (cards: ReactNode, rest?: ReturnType<typeof restOf>) => (
    <section aria-labelledby={title} className="mt-8 lg:mt-12">
      <SectionHead id={title} title={m.product_also_like()} />
      <Rail labelledBy={title} rest={rest}>
        {cards}
      </Rail>
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
            restOf(shown.length, to, m.home_see_all()),
          )
        }
      </Await>
    </Suspense>
  );
}
