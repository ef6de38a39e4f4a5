import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { admit } from "#src/platform/http/admit.server.ts";
import type { Api, ApiContext } from "#src/platform/http/api.server.ts";
import { countNewerOrders, findNewestOrderId } from "../list-orders.server.ts";
import type { newerQuery } from "../schemas.ts";

/** The interval in ms at which a waiting server looks for orders taken by another server. */
const pollIntervalMs = 1_000;
/** The longest wait in ms: every answer of the shop comes within 10 seconds. */
const longestWaitMs = 8_000;
/** The most waiting calls, per account and in total, since each holds a connection. */
const maxWaitingCalls = { ofAccount: 16, inAll: 400 };

/** `after`: the newest order id that the caller knows; `untilMs`: when the call is answered at the latest. */
type WaitingCall = { viewerId: number; after: number; untilMs: number; end: () => void };

/** Counts orders after the id `after`. With `wait` and no new order yet, waits for one: `longestWaitMs`. */
export function createOrderNews(api: Api) {
  const { shop } = api;
  const waitingCalls = new Set<WaitingCall>();

  shop.queues.add("news of orders", async (isClosing) => {
    if (waitingCalls.size === 0) return null;
    const isEnding = shop.closing || isClosing();
    const newest = isEnding ? 0 : await findNewestOrderId(shop);
    for (const call of waitingCalls)
      if (isEnding || newest > call.after || performance.now() > call.untilMs) call.end();
    return waitingCalls.size > 0 ? pollIntervalMs : null;
  });

  const waitForNews = ({ id: viewerId }: Viewer, after: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        waitingCalls.delete(call);
        resolve();
      };
      const call = { viewerId, after, untilMs: performance.now() + longestWaitMs, end };
      signal.addEventListener("abort", end, { once: true });
      waitingCalls.add(call);
      if (waitingCalls.size === 1) shop.queues.wake();
    });

  /** Refuses with `too_fast` above the limits; after the wait, checks session and permission again. */
  return async ({ after, wait }: z.output<typeof newerQuery>, context: ApiContext<Viewer>) => {
    const newerOrders = await countNewerOrders(after, shop);
    // An `after` above the newest id is wrong, or from before a database failover.
    if (!wait || newerOrders.data.newest !== after || context.signal.aborted) return newerOrders;
    const callsOfAccount = [...waitingCalls].filter(({ viewerId }) => viewerId === context.viewer.id).length;
    if (callsOfAccount >= maxWaitingCalls.ofAccount || waitingCalls.size >= maxWaitingCalls.inAll)
      throw new Problem("too_fast", m.problem_too_many_own_reads(), {
        retryAfterSeconds: longestWaitMs / 1_000,
      });
    await waitForNews(context.viewer, after, context.signal);
    const headers = { Authorization: context.requestHeader("Authorization") ?? "" };
    await admit(api, "GET", { may: "orders" }, new Request("http://shop", { headers }));
    return countNewerOrders(after, shop);
  };
}
