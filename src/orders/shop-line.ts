import { m } from "../language/messages.ts";
import { digits } from "../language/numbers/numbers.ts";
import type { ShopFacts } from "../shell/contract.ts";

export function shopLine({ name, address, email, dbid }: ShopFacts): string {
  const place = [name, address].filter(Boolean).join(", ");
  return [place, email, dbid && m.print_dbid({ dbid: digits(dbid) })].filter(Boolean).join(" · ");
}
