import { m } from "../language/messages.ts";
import { formatDigits } from "../language/numbers/numbers.ts";
import type { ShopFacts } from "../shell/contract.ts";

export function shopContactText({ name, address, email, dbid }: ShopFacts): string {
  const nameAndAddress = [name, address].filter(Boolean).join(", ");
  return [nameAndAddress, email, dbid && m.print_dbid({ dbid: formatDigits(dbid) })]
    .filter(Boolean)
    .join(" · ");
}
