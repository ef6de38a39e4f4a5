import { expect, test } from "vitest";
import { m } from "../../language/messages.ts";
import { terms } from "./terms.ts";

test("an invoice says of VAT what the terms say", () => {
  const prices = terms.find(({ id }) => id === "prices");
  for (const locale of ["en", "bn"] as const)
    expect(prices?.[locale].text[0]).toContain(m.print_vat({}, { locale }));
});
