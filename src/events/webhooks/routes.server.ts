import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as changes from "./change-webhook.server.ts";
import * as contract from "./contract.ts";
import { type ConfirmOf, createWebhook } from "./create-webhook.server.ts";
import * as schemas from "./schemas.ts";
import { listDeliveries, listWebhooks } from "./webhook-rows.server.ts";

/** Messages that staff send to other programs by hand. */
const tests = { most: 10, seconds: 60 };

export function serveWebhooks(api: Api, confirm: ConfirmOf) {
  const staff = { may: "staff" } as const;
  const one = { ...staff, input: schemas.byWebhook };
  const confirmed = { ...staff, refuses: ["sign_in_again"] } as const;
  const created = { ...confirmed, output: schemas.webhookCreated };
  const changed = { ...staff, output: schemas.webhookChanged };
  serve(
    api,
    contract.listWebhooks,
    { ...staff, input: z.object({}), output: schemas.webhookList },
    listWebhooks,
  );
  serve(api, contract.createWebhook, { ...created, input: schemas.newWebhook }, (input, context) =>
    createWebhook(input, context, confirm),
  );
  serve(
    api,
    contract.changeWebhook,
    { ...confirmed, output: schemas.webhookChanged, input: schemas.changedWebhook },
    (input, context) => changes.changeWebhook(input, context, confirm),
  );
  serve(api, contract.rotateSecret, { ...created, input: schemas.rotation }, (input, context) =>
    changes.rotateSecret(input, context, confirm),
  );
  serve(
    api,
    contract.testWebhook,
    { ...one, output: schemas.webhookTested, limit: tests },
    changes.testWebhook,
  );
  serve(api, contract.pauseWebhook, { ...changed, input: schemas.byWebhook }, changes.pauseWebhook);
  serve(api, contract.resumeWebhook, { ...changed, input: schemas.resumption }, changes.resumeWebhook);
  serve(api, contract.removeWebhook, { ...one, output: schemas.webhookRemoved }, changes.removeWebhook);
  serve(
    api,
    contract.listWebhookDeliveries,
    { ...staff, input: schemas.ofWebhook, output: schemas.deliveryList },
    listDeliveries,
  );
}
