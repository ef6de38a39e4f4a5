import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as changes from "./change-webhook.server.ts";
import * as contract from "./contract.ts";
import { type ConfirmViewer, createWebhook } from "./create-webhook.server.ts";
import * as schemas from "./schemas.ts";
import { listDeliveries, listWebhooks } from "./webhook-rows.server.ts";

/** Messages that staff send to other programs by hand. */
const testLimit = { most: 10, seconds: 60 };

export function serveWebhooks(api: Api, confirm: ConfirmViewer) {
  const staffOptions = { may: "staff" } as const;
  const byIdOptions = { ...staffOptions, input: schemas.byWebhook };
  const confirmedOptions = { ...staffOptions, refuses: ["sign_in_again"] } as const;
  const createdOptions = { ...confirmedOptions, output: schemas.webhookCreated };
  const changedOptions = { ...staffOptions, output: schemas.webhookChanged };
  serve(
    api,
    contract.listWebhooks,
    { ...staffOptions, input: z.object({}), output: schemas.webhookList },
    listWebhooks,
  );
  serve(api, contract.createWebhook, { ...createdOptions, input: schemas.newWebhook }, (input, context) =>
    createWebhook(input, context, confirm),
  );
  serve(
    api,
    contract.changeWebhook,
    { ...confirmedOptions, output: schemas.webhookChanged, input: schemas.changedWebhook },
    (input, context) => changes.changeWebhook(input, context, confirm),
  );
  serve(api, contract.rotateSecret, { ...createdOptions, input: schemas.rotation }, (input, context) =>
    changes.rotateSecret(input, context, confirm),
  );
  serve(
    api,
    contract.testWebhook,
    { ...byIdOptions, output: schemas.webhookTested, limit: testLimit },
    changes.testWebhook,
  );
  serve(api, contract.pauseWebhook, { ...changedOptions, input: schemas.byWebhook }, changes.pauseWebhook);
  serve(api, contract.resumeWebhook, { ...changedOptions, input: schemas.resumption }, changes.resumeWebhook);
  serve(
    api,
    contract.removeWebhook,
    { ...byIdOptions, output: schemas.webhookRemoved },
    changes.removeWebhook,
  );
  serve(
    api,
    contract.listWebhookDeliveries,
    { ...staffOptions, input: schemas.ofWebhook, output: schemas.deliveryList },
    listDeliveries,
  );
}
