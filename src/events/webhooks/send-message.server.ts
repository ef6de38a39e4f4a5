import { now } from "#src/platform/clock.server.ts";
import { FetchRefused, publicFetch } from "#src/platform/net/public-fetch.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { DeliveryFailure, DeliveryStatus } from "./rules.ts";
import { signedHeaders } from "./signature.server.ts";

/** `failure` is null if the receiver accepted the message. */
export type DeliveryAttempt = {
  status: DeliveryStatus;
  responseStatus: number | null;
  failure: DeliveryFailure | null;
};

/** A receiver has ten seconds, well within the lease. The body of its answer is not read. */
const limits = { maxBytes: 0, timeoutMs: 10_000, redirects: 0 };

/** The 4xx statuses after which the message is sent again later. */
const retryStatuses = [408, 409, 425, 429];

/** Posts a signed message once. `id` must be the same in each attempt. Never throws. */
export async function sendMessage(
  { settings }: Pick<Shop, "settings">,
  { url, secrets }: { url: string; secrets: readonly string[] },
  { id, payload }: { id: string; payload: object },
): Promise<DeliveryAttempt> {
  const body = JSON.stringify(payload);
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "Tatka/1.0 (webhooks)",
    ...signedHeaders({ id, at: now(), body }, secrets),
  };
  try {
    const { innerHosts } = settings;
    const { status } = await publicFetch(url, { ...limits, method: "POST", headers, body, innerHosts });
    return toAttempt(status);
  } catch (error) {
    const failure = error instanceof FetchRefused ? error.reason : "unreachable";
    return { status: "waiting", responseStatus: null, failure };
  }
}

function toAttempt(status: number): DeliveryAttempt {
  if (status >= 200 && status < 300) return { status: "delivered", responseStatus: status, failure: null };
  const isRefused = status >= 400 && status < 500 && !retryStatuses.includes(status);
  return { status: isRefused ? "refused" : "waiting", responseStatus: status, failure: "status" };
}
