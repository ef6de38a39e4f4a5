import type { KeyScope } from "#src/api/scopes.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { Status } from "#src/ui/display/status-badge.tsx";
import type { ShownWebhook, WebhookTest } from "../contract.ts";
import type { DeliveryFailure, WebhookState } from "../rules.ts";

const scopeNames: Partial<Record<KeyScope, () => string>> = {
  "orders:read": m.common_orders,
  "catalogue:read": m.office_products,
  "stock:read": m.api_key_stock,
  "customers:read": m.office_customers,
};

export const scopeName = (scope: KeyScope): string => scopeNames[scope]?.() ?? scope;

/** What a webhook gets: its scopes and types, such as "Orders, Stock · order.placed, stock.changed". */
export const contentText = ({ scopes, types }: Pick<ShownWebhook, "scopes" | "types">): string =>
  `${scopes.map(scopeName).join(", ")} · ${types.length > 0 ? types.join(", ") : m.webhook_types_all()}`;

/** The look of the badge for each state. */
export const statusByState: Record<WebhookState, Status> = {
  working: "completed",
  failing: "pending",
  gave_up: "cancelled",
  restored: "pending",
  paused: "processing",
  stopped: "cancelled",
};

/** The state in words, with the moment since when it fails or is paused. */
export function stateText({ state, since, maker }: Pick<ShownWebhook, "state" | "since" | "maker">): string {
  const moment = since ? dayAndTime(since) : "";
  const texts: Record<WebhookState, () => string> = {
    working: m.webhook_working,
    failing: () => m.webhook_failing({ moment }),
    gave_up: () => m.webhook_gave_up({ moment }),
    restored: () => m.webhook_restored({ moment }),
    paused: () => m.webhook_paused({ moment }),
    stopped: () => m.webhook_stopped({ name: maker.name }),
  };
  return texts[state]();
}

const failureTexts: Record<Exclude<DeliveryFailure, "status">, () => string> = {
  not_url: m.webhook_failure_not_url,
  not_public: m.webhook_failure_not_public,
  redirects: m.webhook_failure_redirects,
  too_large: m.webhook_failure_too_large,
  too_slow: m.webhook_failure_too_slow,
  unreachable: m.webhook_failure_unreachable,
};

/** What a receiver answered, or why it did not. */
export function answerText({ response_status: status, failure }: Omit<WebhookTest, "status">): string {
  if (failure && failure !== "status") return failureTexts[failure]();
  return status === null ? "" : m.webhook_failure_status({ status: formatNumber(status) });
}
