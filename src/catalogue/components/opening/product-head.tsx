import type { ReactNode } from "react";
import type { Product, ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { Breadcrumb } from "#src/ui/layout/breadcrumb.tsx";
import { ProductFacts } from "../product/product-facts.tsx";
import { ProductPicture } from "../product/product-picture.tsx";
import { SaveButton } from "../product/save-button.tsx";
import { productBreadcrumbs } from "./product-breadcrumbs.ts";

type ProductHeadProps = {
  /** The fields that are known so far. */
  product: ProductCard & Partial<Product>;
  /** Its category after those above it. */
  path: { id: number; name: string }[];
  /** Renders plain links, which are cheaper than router links; used in the short-lived preview. */
  plain?: boolean;
  /** The buying controls, below the facts. */
  children?: ReactNode;
};

/** The top of a product's page: breadcrumbs, picture and facts. */
export function ProductHead({ product, path, plain, children }: ProductHeadProps) {
  return (
    <>
      <Breadcrumb label={m.path_label()} steps={productBreadcrumbs(product, path)} plain={plain} />
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-[1.08fr_1fr] lg:gap-x-12">
        <ProductPicture
          product={product}
          action={<SaveButton product={product} look="heart" className="lg:hidden" />}
        />
        <div>
          <ProductFacts product={product} />
          {children}
        </div>
      </div>
    </>
  );
}
