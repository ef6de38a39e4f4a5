import { mostCounted } from "../../api/limits.ts";
import { fewLeft } from "../rules.ts";

/** SQL that counts products for the dashboard, as one JSON object, none of them beyond `mostCounted`. */
export const countProducts = () => `
  select json_build_object(
    'total', (${upTo("true")}),
    'sold_out', (${upTo("stock = 0")}),
    'few_left', (${upTo(`stock between 1 and ${fewLeft}`)})
  )`;

const upTo = (condition: string) =>
  `select count(*) from (select from products where not is_archived and ${condition} limit ${mostCounted}) few`;
