import type { ProductList } from "#src/catalogue/contract.ts";
import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import type { Filters } from "#src/catalogue/listing/listing.ts";

export type FilterFormProps = {
  filters: Filters;
  choose: (filters: Filters) => void;
  categories: CountedCategory[];
  counts: ProductList["meta"]["counts"];
  /** The upper end of the price range in taka, and whether there is only one price. */
  top: number;
  fixedPrice: boolean;
};
