import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import "#src/language/locale.server.ts";
import { Footer } from "./footer.tsx";

const shop = {
  name: "Tatka",
  address: "House 12",
  phone: "01700-000000",
  email: "hello@tatka.example",
  url: "",
  google: false,
  phone_sign_in: false,
  policy: { version: "2026-11-28", day: "28 Nov 2026", text: "" },
  weight_tolerance: 10,
};

function footer(pending: boolean, categories?: { id: number; name: string }[]): string {
  const element = createElement(Footer, { shop, categories, pending, year: 2026 });
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

describe("the footer's categories", () => {
  test("say 'Loading...' while they are on their way, and no longer", () => {
    expect(footer(true)).toContain("Loading...");
    const loaded = footer(false, [{ id: 4, name: "Dairy" }]);
    expect(loaded).not.toContain("Loading...");
    expect(loaded).toContain('href="/products?category=4"');
  });

  test("that did not come leave their place empty, with a retry", () => {
    const failed = footer(false);
    expect(failed).not.toContain("Loading...");
    expect(failed).not.toContain("/products?category=");
    expect(failed).toContain("Try again</button>");
  });
});
