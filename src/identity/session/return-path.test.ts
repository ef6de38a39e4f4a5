import { describe, expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

describe("DECISIONS 19: where to go after signing in", () => {
  test.each([undefined, null, ""])("%j leads home", (redirect) => {
    expect(returnPath(redirect)).toBe("/");
  });

  test("the specification's word leads to the checkout", () => {
    expect(returnPath("checkout")).toBe("/checkout");
  });

  test.each(["/account/orders", "/products?search=/login", "/bn/cart", "/products/5"])(
    "%s is a page of this shop",
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  test.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/ /evil.example",
    "data:text/html,x",
    "/..//evil.example",
    "/bn/..//evil.example",
    "/.//evil.example",
    "/%2E%2e//evil.example",
    "/%2f/evil.example",
    "checkout//evil.example",
    "evil.example/checkout",
  ])("%j could lead elsewhere, so it leads home", (redirect) => {
    expect(returnPath(redirect)).toBe("/");
  });

  test.each(["/login", "/register?redirect=checkout", "login", "/bn/login"])(
    "%s would go round in circles",
    (redirect) => {
      expect(returnPath(redirect)).toBe("/");
    },
  );
});
