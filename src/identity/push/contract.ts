import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { pushSubscription } from "#src/api/schemas.ts";
import type { done } from "../schemas.ts";
import type * as schemas from "./schemas.ts";

export type PushDevice = z.infer<typeof schemas.pushDevice>;
type OwnPushes = z.infer<typeof schemas.ownPushes>;

const outline = { data: { key: "string", devices: [{ id: "number", current: "boolean" }] } } as const;

/** The devices on which the customer agreed to notifications, and the key with which a browser subscribes. */
export const showOwnPushes = query<Record<never, never>, OwnPushes>("/api/account/push", outline);

/**
 * Notifications of orders come to this browser until its session ends; repeating it renews. An account has at most ten
 * such devices: one more replaces the one renewed longest ago.
 */
export const addPushDevice = command<z.input<typeof pushSubscription>, OwnPushes>(
  "/api/account/push",
  outline,
);

/** Ends the notifications of one device. Idempotent. */
export const endPushDevice = command<{ id: string }, z.infer<typeof done>>("/api/account/push/{id}/end", {});
