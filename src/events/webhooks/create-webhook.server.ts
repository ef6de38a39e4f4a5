import { createHash } from "node:crypto";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { type JournalFields, record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { checkPublicUrl, FetchRefused } from "#src/platform/net/public-fetch.server.ts";
import { typesForScopes } from "../rules.ts";
import type { CreatedWebhook } from "./contract.ts";
import { mayReceive } from "./may-receive.ts";
import { maxWebhooks } from "./rules.ts";
import type { newWebhook } from "./schemas.ts";
import { newSecret } from "./signature.server.ts";
import { readWebhook } from "./webhook-rows.server.ts";

/** Confirms the viewer by password, or by a recent session. */
export type ConfirmViewer = (password: string, context: ApiContext<Viewer>) => Promise<void>;

const dnsTimeoutMs = 5_000;

/** Creates a webhook for events from now on, and returns its secret. Refuses with `not_allowed` at `maxWebhooks`. */
export async function createWebhook(
  { name, url, password = "", ...submittedContent }: z.output<typeof newWebhook>,
  context: ApiContext<Viewer>,
  confirm: ConfirmViewer,
): Promise<CreatedWebhook> {
  const { shop, viewer } = context;
  const { scopes, types } = checkContent(submittedContent, viewer);
  await confirm(password, context);
  await checkUrl(url, shop.settings.innerHosts);
  const secret = newSecret();
  await shop.database.pool.query("select number_events()");
  const data = await inTransaction(shop.database, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('number of webhooks', 0))");
    const { rows } = await client.query<{ id: number }>(
      `insert into webhooks (user_id, name, url, scopes, types, secret, position)
       select $1, $2, $3, $4, $5, $6, position from event_log where (select count(*) from webhooks) < $7 returning id`,
      [viewer.id, name, url, scopes, types, secret, maxWebhooks],
    );
    const id = rows[0]?.id;
    if (!id) throw new Problem("not_allowed", m.webhooks_full({ count: formatNumber(maxWebhooks) }));
    await record(client, viewer, {
      action: "webhook.created",
      subject: { id, name },
      after: toJournalFields({ name, url, scopes, types }),
    });
    return readWebhook(client, viewer, id);
  });
  shop.queues.wake();
  return { success: true, data, secret };
}

type WebhookContent = Pick<z.output<typeof newWebhook>, "scopes" | "types">;

/** The fields for the journal: of the URL, which may contain a secret, only the origin and a short hash. */
export const toJournalFields = ({
  name,
  url,
  scopes,
  types,
}: WebhookContent & { name: string; url: string }): JournalFields => ({
  name,
  url: `${new URL(url).origin} #${createHash("sha256").update(url).digest("hex").slice(0, 8)}`,
  scopes,
  types,
});

/**
 * Removes duplicates. Refuses with `invalid_fields` scopes that `maker` may not read, and types that the
 * scopes do not include.
 */
export function checkContent(
  content: WebhookContent,
  maker: Omit<Parameters<typeof mayReceive>[0], "scopes">,
): WebhookContent {
  const scopes = [...new Set(content.scopes)];
  const types = [...new Set(content.types)];
  if (!mayReceive({ ...maker, scopes })) refuse("scopes", m.webhook_scopes_too_many());
  const allowedTypes = typesForScopes(scopes);
  if (!types.every((type) => allowedTypes.includes(type))) refuse("types", m.webhook_types_too_many());
  return { scopes, types };
}

/** Refuses with `invalid_fields` a URL that is not public HTTPS. Each attempt checks again, because DNS changes. */
export async function checkUrl(url: string, innerHosts: readonly string[]): Promise<void> {
  try {
    await checkPublicUrl(url, { innerHosts, timeoutMs: dnsTimeoutMs });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    const messages: Partial<Record<typeof error.reason, string>> = {
      not_url: m.webhook_url_wrong(),
      not_public: m.webhook_url_not_public(),
    };
    refuse("url", messages[error.reason] ?? m.webhook_url_unknown());
  }
  const { protocol, host } = new URL(url);
  if (protocol !== "https:" && !innerHosts.includes(host)) refuse("url", m.webhook_url_wrong());
}

function refuse(field: string, message: string): never {
  throw new Problem("invalid_fields", message, { errors: { [field]: message } });
}
