import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import "#src/language/locale.server.ts";
import type { ProductCard } from "../contract.ts";
import { ProductBadge } from "./product-badge.tsx";

const badge = (fields: Partial<ProductCard>) =>
  renderToStaticMarkup(createElement(ProductBadge, { product: { price: 50, ...fields } as ProductCard }));

test("a card says what several pieces cost, rather than what is off", () => {
  expect(badge({ originalPrice: 60, several: { pieces: 2, price: 90 } })).toMatch(/>2 for ৳90</);
});

test("a card says what is off only where that is above 0 percent (SPEC 9)", () => {
  expect(badge({ originalPrice: 60 })).toContain("17% off");
  for (const originalPrice of [undefined, 50, 50.1]) expect(badge({ originalPrice })).toBe("");
});
