import { z } from "zod";
import { id, moment } from "#src/api/schemas.ts";
import { ownSession } from "../own-sessions/schemas.ts";

export const pushDevice = ownSession
  .pick({ browser: true, system: true, current: true })
  .extend({ id: z.int(), since: moment });

export const ownPushes = z.object({
  data: z.object({
    /** The shop's VAPID public key (RFC 8292). */
    key: z.string(),
    devices: z.array(pushDevice),
  }),
});

export const pushById = z.strictObject({ id });
