import type { ReactNode } from "react";
import type { Product, ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { Breadcrumb } from "#src/ui/layout/breadcrumb.tsx";
import { ProductFacts } from "../product/product-facts.tsx";
import { ProductPicture } from "../product/product-picture.tsx";
import { SaveButton } from "../product/save-button.tsx";
import { stepsTo } from "./steps-to.ts";

type ProductHeadProps = {
  /** As much of it as is known. */
  product: ProductCard & Partial<Product>;
  category: Product["category"] | undefined;
  /** For a moment, and not to be pressed: its path has plain links, which are quicker to make. */
  plain?: boolean;
  /** Below the facts: what it is bought with. */
  children?: ReactNode;
};

/** The begin of a product's page: the path to it, its picture, its facts. */
export function ProductHead({ product, category, plain, children }: ProductHeadProps) {
  return (
    <>
      <Breadcrumb label={m.path_label()} steps={stepsTo(product, category)} plain={plain} />
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
