import type { ProductList } from "#src/catalogue/contract.ts";
import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import type { Filters } from "#src/catalogue/listing/listing.ts";

export type FilterFormProps = {
  filters: Filters;
  /** Opens the list with these filters. */
  choose: (filters: Filters) => void;
  categories: CountedCategory[];
  /** The numbers of products beside the choices; undefined until they are counted. */
  counts: ProductList["meta"]["counts"];
  /** The upper end of the price range, in whole taka. */
  highestPrice: number;
  /** Whether all products have one price, so that no range can be chosen. */
  isPriceFixed: boolean;
};
