import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { readProblem } from "#src/api/problem.ts";
import type { ArchivedProduct, ProductCard as Card } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { ProductCard } from "../product-card.tsx";

/** The archived product in an error's details, if any. */
export function readArchivedProduct(error: unknown): ArchivedProduct | undefined {
  const problem = isRouteErrorResponse(error) ? readProblem(error.data) : undefined;
  return problem?.code === "no_longer_sold" ? (problem.details as ArchivedProduct) : undefined;
}

type ProductGoneProps = { product: ArchivedProduct; renderAction: (product: Card) => ReactNode };

/** The page of an archived product, with similar ones. */
export function ProductGone({ product: { name, category, related }, renderAction }: ProductGoneProps) {
  return (
    <div className="wrap-wide py-6 lg:py-8">
      <h1 ref={takeFocus} tabIndex={-1} className="text-title">
        {m.gone_title()}
      </h1>
      <p className="mt-2 max-w-prose text-long">
        {related.length > 0 ? m.gone_text({ name }) : m.gone_alone({ name })}
      </p>
      <p className="mt-4">
        <ButtonLink variant="second" to={localUrl(`/products?category=${category.id}`)}>
          {category.name}
        </ButtonLink>
      </p>
      {related.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-sub">{m.gone_similar()}</h2>
          <ul className="product-grid">
            {related.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} action={renderAction(product)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
