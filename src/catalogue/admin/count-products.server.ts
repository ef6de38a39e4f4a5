import { fewLeft } from "../rules.ts";

/** SQL that counts products for the dashboard, as one JSON object. */
export const countProducts = () => `
  select json_build_object(
    'total', count(*),
    'sold_out', count(*) filter (where stock = 0),
    'few_left', count(*) filter (where stock between 1 and ${fewLeft})
  ) from products where not is_archived`;
