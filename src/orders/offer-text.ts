import type { Order } from "./contract.ts";

/** "Eid offer (EID50)". */
export const offerText = ({ name, code }: NonNullable<Order["offer"]>): string =>
  code ? `${name} (${code})` : name;
