import { expect, test } from "vitest";
import { type KeyScope, scopes } from "#src/api/scopes.ts";
import { staffParts } from "#src/api/viewer.ts";
import type { Permission } from "#src/platform/http/api.server.ts";
import { newKey } from "../support/accounts/api-keys.ts";
import { type TestAnswer, testShop } from "../support/shop/open-test-shop.ts";

/** Who may call what. An operation that is mounted without a line here fails this test. */
const table: Record<Permission, string[]> = {
  anyone: [
    "GET /api/active-advertisements",
    "GET /api/active-banners",
    "POST /api/auth/forgot-password",
    "POST /api/auth/login",
    "POST /api/auth/logout",
    "POST /api/auth/phone",
    "POST /api/auth/phone-code",
    "POST /api/auth/reset-password",
    "POST /api/cart-links",
    "GET /api/cart-links/{code}",
    "POST /api/cart-links/{code}/openings",
    "GET /api/categories",
    "GET /api/compact-catalogue",
    "GET /api/delivery",
    "GET /api/delivery/delivered-places",
    "GET /api/delivery/places",
    "POST /api/contact-messages",
    "POST /api/custom-orders",
    "POST /api/new-time",
    "POST /api/new-time/choose",
    "GET /api/pages/{page}",
    "GET /api/places",
    "GET /api/places/in-address",
    "GET /api/popular-searches",
    "GET /api/products",
    "GET /api/products/reviews/{id}",
    "GET /api/products/{id}",
    "POST /api/search-choices",
    "POST /api/stock-alerts/end",
    "GET /api/shop",
    "GET /api/sliders/active",
    "GET /api/suggestions",
  ],
  visitor: ["POST /api/offer-codes", "POST /api/order-offers", "POST /api/products/{id}/stock-alert"],
  customer: [
    "GET /api/account/addresses",
    "POST /api/account/addresses",
    "POST /api/account/addresses/{id}/remove",
    "POST /api/account/address-pins/remove",
    "GET /api/account/consents",
    "POST /api/account/consents",
    "GET /api/account/data",
    "POST /api/account/policy-consent",
    "POST /api/account/delete",
    "POST /api/account/email-proof",
    "POST /api/account/number",
    "POST /api/account/number/code",
    "POST /api/account/password",
    "GET /api/account/profile",
    "POST /api/account/profile",
    "GET /api/account/push",
    "POST /api/account/push",
    "POST /api/account/push/{id}/end",
    "GET /api/account/stock-alerts",
    "POST /api/account/stock-alerts/{id}/end",
    "GET /api/account/saved",
    "POST /api/account/saved",
    "GET /api/account/second-factor",
    "POST /api/account/second-factor/begin",
    "POST /api/account/second-factor/confirm",
    "POST /api/account/second-factor/prove",
    "POST /api/account/second-factor/recovery-codes",
    "POST /api/account/second-factor/remove",
    "GET /api/account/sessions",
    "POST /api/account/sessions/{id}/end",
    "POST /api/account/sign-out-everywhere",
    "POST /api/account/sign-out-others",
    "GET /api/auth/viewer",
    "GET /api/my-orders",
    "GET /api/my-orders/bought",
    "GET /api/my-orders/last-delivery",
    "GET /api/my-orders/{number}",
    "POST /api/my-orders/{number}/cancel",
    "POST /api/my-orders/{number}/delivery",
    "POST /api/my-orders/{number}/items",
    "POST /api/my-orders/{number}/items/preview",
    "POST /api/my-orders/{number}/join",
    "POST /api/my-orders/{number}/join/preview",
    "POST /api/my-orders/{number}/slot",
    "POST /api/my-orders/{number}/problems",
    "POST /api/phone-proof",
    "POST /api/phone-proof/confirm",
    "POST /api/place-order",
    "POST /api/reviews",
  ],
  staff: [
    "GET /api/admin/api-keys",
    "POST /api/admin/api-keys",
    "POST /api/admin/api-keys/{id}/revoke",
    "GET /api/admin/webhooks",
    "POST /api/admin/webhooks",
    "POST /api/admin/webhooks/{id}",
    "GET /api/admin/webhooks/{id}/deliveries",
    "POST /api/admin/webhooks/{id}/pause",
    "POST /api/admin/webhooks/{id}/remove",
    "POST /api/admin/webhooks/{id}/resume",
    "POST /api/admin/webhooks/{id}/rotate",
    "POST /api/admin/webhooks/{id}/test",
    "GET /api/admin/journal",
    "GET /api/admin/overview",
    "POST /api/admin/pictures",
    "GET /api/events",
  ],
  orders: [
    "GET /api/admin/callers",
    "GET /api/admin/cart-links",
    "POST /api/admin/cart-links",
    "GET /api/admin/cash",
    "POST /api/admin/cash/handovers",
    "POST /api/admin/cash/receipts",
    "POST /api/admin/cash/handovers/{id}/corrections",
    "GET /api/admin/riders",
    "POST /api/admin/riders/{rider}/orders",
    "GET /api/admin/calls",
    "POST /api/admin/calls/{id}/outcomes",
    "POST /api/admin/calls/{id}/take",
    "GET /api/admin/packing",
    "POST /api/admin/packing/{id}/take",
    "POST /api/admin/packing/{id}/ticks",
    "POST /api/admin/packing/{id}/pack",
    "GET /api/admin/custom-orders",
    "GET /api/admin/custom-orders/{id}",
    "POST /api/admin/custom-orders/{id}",
    "POST /api/admin/custom-orders/{id}/answers",
    "POST /api/admin/custom-orders/{id}/answers/{answer}/send",
    "POST /api/admin/custom-orders/{id}/order",
    "POST /api/admin/custom-orders/{id}/remove",
    "GET /api/admin/notifications",
    "POST /api/admin/notifications/{id}/send",
    "GET /api/admin/orders/{id}/notifications",
    "GET /api/admin/orders",
    "GET /api/admin/orders-export",
    "POST /api/admin/orders/{id}/contact",
    "GET /api/admin/orders-to-confirm",
    "GET /api/admin/orders-to-print",
    "GET /api/admin/orders/push",
    "POST /api/admin/orders/push",
    "POST /api/admin/orders/push/end",
    "GET /api/admin/orders/newer",
    "GET /api/admin/orders/{id}",
    "POST /api/admin/orders",
    "POST /api/admin/orders/start-packing",
    "POST /api/admin/orders/{id}/edits",
    "POST /api/admin/orders/{id}/payment",
    "POST /api/admin/orders/{id}/refunds",
    "POST /api/admin/orders/{id}/refunds/{refund}/take-back",
    "POST /api/admin/orders/{id}/place",
    "POST /api/admin/orders/{id}/slot",
    "POST /api/admin/users/{id}/cancel-orders",
    "POST /api/admin/orders/{id}/steps",
    "GET /api/admin/sales",
    "GET /api/admin/sales-report",
    "GET /api/admin/best-customers-export",
    "GET /api/admin/late-deliveries-export",
    "GET /api/admin/top-products",
    "GET /api/admin/products-for-orders",
  ],
  catalogue: [
    "GET /api/admin/products",
    "POST /api/admin/products",
    "GET /api/admin/products/{id}",
    "GET /api/admin/products/{id}/prices",
    "POST /api/admin/products-changes",
    "POST /api/admin/products-changes/preview",
    "GET /api/admin/categories",
    "POST /api/admin/categories",
    "POST /api/admin/categories/{id}",
    "POST /api/admin/categories/{id}/place",
    "POST /api/admin/categories/{id}/remove",
    "POST /api/admin/products/{id}/archived",
    "POST /api/admin/products/{id}",
    "POST /api/admin/products/{id}/edit",
    "GET /api/admin/products/{id}/stock",
    "POST /api/admin/products/{id}/stock",
    "GET /api/admin/imports",
    "POST /api/admin/imports",
    "GET /api/admin/imports/{id}",
    "POST /api/admin/imports/{id}/check",
    "GET /api/admin/imports/{id}/mapping",
    "POST /api/admin/imports/{id}/mapping",
    "GET /api/admin/failed-pictures",
    "POST /api/admin/imports/{id}/pictures",
    "POST /api/admin/imports/{id}/pause",
    "POST /api/admin/imports/{id}/rows/{row}",
    "POST /api/admin/imports/{id}/start",
    "POST /api/admin/imports/{id}/undo",
    "GET /api/admin/products-export",
    "GET /api/admin/missed-searches",
    "GET /api/admin/opened-searches",
    "POST /api/admin/search-pins",
    "POST /api/admin/missed-searches/ignore",
    "GET /api/admin/running-out",
    "GET /api/admin/synonyms",
    "POST /api/admin/synonyms",
    "GET /api/admin/synonyms/suggested",
    "POST /api/admin/synonyms/suggested",
    "POST /api/admin/synonyms/remove",
    "POST /api/admin/synonyms/try",
    "POST /api/admin/synonyms/{id}",
    "POST /api/admin/synonyms/{id}/remove",
    "GET /api/admin/scanned-products",
    "GET /api/admin/product-labels",
    "GET /api/admin/losses",
    "GET /api/admin/losses-by-reason",
    "POST /api/admin/stock-movements/{id}/undo",
  ],
  content: [
    "GET /api/admin/content",
    "GET /api/admin/pages/{page}",
    "POST /api/admin/pages/{page}",
    "POST /api/admin/content/{kind}",
    "POST /api/admin/content/{kind}/{id}",
    "POST /api/admin/content/{kind}/{id}/place",
    "POST /api/admin/content/{kind}/{id}/remove",
  ],
  offers: [
    "GET /api/admin/offers",
    "POST /api/admin/offers",
    "GET /api/admin/offers/{id}",
    "POST /api/admin/offers/{id}",
    "POST /api/admin/offers/{id}/codes",
    "POST /api/admin/offers/{id}/end",
    "POST /api/admin/offers/{id}/remove",
    "GET /api/admin/offers/{id}/result",
    "GET /api/admin/offer-areas",
    "GET /api/admin/offer-categories",
    "GET /api/admin/offer-codes",
    "POST /api/admin/offer-preview",
    "GET /api/admin/offer-products",
    "POST /api/admin/offer-products",
  ],
  delivery: [
    "GET /api/admin/round",
    "POST /api/admin/round/orders",
    "POST /api/admin/round/orders/{id}/answers",
    "POST /api/admin/round/way",
  ],
  customers: [
    "GET /api/admin/contact-messages",
    "GET /api/admin/contact-messages/{id}",
    "POST /api/admin/contact-messages/{id}",
    "POST /api/admin/contact-messages/{id}/answers",
    "POST /api/admin/contact-messages/{id}/answers/{answer}/send",
    "POST /api/admin/contact-messages/{id}/remove",
    "GET /api/admin/reviews",
    "POST /api/admin/reviews/{id}/hide",
    "POST /api/admin/reviews/{id}/restore",
    "GET /api/admin/users",
    "GET /api/admin/users-export",
    "GET /api/admin/users/{id}",
    "GET /api/admin/users/{id}/orders",
    "POST /api/admin/users/{id}/marketing",
    "POST /api/admin/users/{id}/note",
    "POST /api/admin/users/{id}/number",
    "POST /api/admin/users/{id}/number/code",
    "POST /api/admin/users/{id}/block",
    "POST /api/admin/users/{id}/unblock",
    "POST /api/reviews/{id}/reply",
  ],
  admin: [
    "GET /api/admin/delivery-areas",
    "POST /api/admin/delivery-areas",
    "POST /api/admin/delivery-areas/{id}/remove",
    "POST /api/admin/delivery-slots/{id}/days",
    "POST /api/admin/call-rule",
    "POST /api/admin/demo/remove",
    "GET /api/admin/opening",
    "GET /api/admin/second-factor",
    "POST /api/admin/second-factor",
    "GET /api/admin/sending",
    "POST /api/admin/sending",
    "POST /api/admin/sending/try",
    "GET /api/admin/settings",
    "POST /api/admin/settings",
    "POST /api/admin/settings/sms/{event}/{language}",
    "POST /api/admin/settings/emails/{email}/{language}",
    "POST /api/admin/settings/emails/{email}/{language}/try",
    "GET /api/admin/users/{id}/data",
    "GET /api/admin/system",
    "POST /api/admin/system/backup-plan",
    "POST /api/admin/system/backups",
    "GET /api/admin/staff",
    "GET /api/admin/staff/find",
    "POST /api/admin/staff/{id}",
  ],
};

/** What API keys need where it is not the part above, to read by GET and to write by POST: one of these. */
const scopesOfSome: Record<string, KeyScope[]> = {
  "GET /api/events": ["orders:read", "catalogue:read", "stock:read", "customers:read"],
  "POST /api/admin/pictures": ["catalogue:write"],
  "GET /api/admin/scanned-products": ["stock:read"],
  "GET /api/admin/products/{id}/stock": ["stock:read"],
  "POST /api/admin/products/{id}/stock": ["stock:write"],
  "GET /api/admin/running-out": ["stock:read"],
  "GET /api/admin/losses": ["stock:read"],
  "GET /api/admin/losses-by-reason": ["stock:read"],
  "POST /api/admin/stock-movements/{id}/undo": ["stock:write"],
  "POST /api/admin/users/{id}/marketing": [],
  "POST /api/admin/users/{id}/number": [],
  "POST /api/admin/users/{id}/number/code": [],
  "GET /api/admin/orders/push": [],
  "POST /api/admin/orders/push": [],
  "POST /api/admin/orders/push/end": [],
};

function scopesOf(may: string, operation: string): KeyScope[] {
  const access = operation.startsWith("GET ") ? "read" : "write";
  return scopesOfSome[operation] ?? scopes.filter((scope) => scope === `${may}:${access}`);
}

const actors = new Map<string, string | undefined>();
const shop = await testShop();
actors.set("visitor", undefined);
actors.set("customer", await shop.newCustomer("Customer"));
actors.set("blocked", await shop.newCustomer("Blocked"));
await shop.sql("update users set blocked_at = now() where name = 'Blocked'");
for (const part of staffParts) actors.set(part, (await shop.newStaff(`Staff of ${part}`, part)).token);
actors.set("admin", await shop.signInAdmin());

/** Whom the table lets in. */
function lets(actor: string, may: string): boolean {
  if (may === "anyone" || may === "visitor") return true;
  if (actor === "visitor" || actor === "blocked") return false;
  if (may === "customer") return true;
  if (may === "staff") return actor !== "customer";
  return actor === "admin" || actor === may;
}

/** Calls an operation with an id that nothing has and an empty body: who is let in is refused for that. */
async function call(operation: string, token: string | undefined) {
  const [method = "", path = ""] = operation.split(" ");
  const body = method === "POST" ? {} : undefined;
  return shop.send(method, path.replace("{id}", "0").replace("{row}", "1"), { token, body });
}

const isStopped = ({ status }: TestAnswer) => status === 401 || status === 403;

test("every operation is open to those whom the table names, and to nobody else", async () => {
  const { paths } = (await shop.get("/api/openapi.json")).body;
  const mounted = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(mounted.toSorted()).toEqual(Object.values(table).flat().toSorted());
  for (const [may, operations] of Object.entries(table))
    for (const operation of operations) {
      // What ends the caller's own session is tried by its own tests.
      if (/delete$|sign-out-everywhere$|logout$/.test(operation)) continue;
      for (const [actor, token] of actors) {
        const answer = await call(operation, token);
        const stopped = isStopped(answer);
        const unknown = actor === "visitor" || actor === "blocked";
        expect([stopped, stopped && answer.status], `${operation} as ${actor}`).toEqual(
          lets(actor, may) ? [false, false] : [true, unknown ? 401 : 403],
        );
      }
    }
});

test("an API key opens the operations of its scope, and no other that is not open to strangers", async () => {
  const { paths } = (await shop.get("/api/openapi.json")).body;
  const keys = new Map<KeyScope, string>();
  for (const scope of scopes) keys.set(scope, await newKey(shop, { scopes: [scope] }));
  for (const [may, operations] of Object.entries(table))
    for (const operation of operations.filter(() => may !== "anyone")) {
      const opening = scopesOf(may, operation);
      const [method = "", path = ""] = operation.split(" ");
      const documented = paths[path][method.toLowerCase()].security?.flatMap(({ key = [] }) => key);
      expect(documented ?? [], operation).toEqual(opening);
      for (const [scope, key] of keys) {
        const answer = await call(operation, key);
        expect([isStopped(answer), answer.body.code === "not_allowed"], `${operation} by ${scope}`).toEqual(
          opening.includes(scope) ? [false, false] : [true, true],
        );
      }
    }
});
