import { expect, test } from "vitest";
import { pageAddresses } from "../../tests/page-addresses.ts";
import { places } from "./places.ts";

test("the rail of the back office leads to every page of it, and to no other", () => {
  const pages = pageAddresses.filter((address) => address.startsWith("/admin"));
  expect(pages.length).toBeGreaterThan(1);
  expect(places.map(({ to }) => to).toSorted()).toEqual(pages.toSorted());
});
