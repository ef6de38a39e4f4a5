import { useState } from "react";
import { ShownSecret } from "#src/identity/api-keys/components/shown-secret.tsx";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { WebhookForm } from "../components/webhook-form.tsx";
import { WebhookTable } from "../components/webhook-table.tsx";
import { type CreatedWebhook, createWebhook, listWebhooks } from "../contract.ts";

/** What is open above the list: the form for a new webhook, or the secret of the one just created. */
type OpenPart = "nothing" | "form" | CreatedWebhook;

/** The page /admin/webhooks. */
export default function WebhooksPage() {
  const list = useAdminLoad(listWebhooks, {});
  const [openPart, setOpenPart] = useState<OpenPart>("nothing");
  const close = () => setOpenPart("nothing");
  const webhooks = list.value?.data;
  const showCreated = (createdWebhook: CreatedWebhook) => {
    setOpenPart(createdWebhook);
    void list.load();
  };
  return (
    <>
      <PageHead title={m.webhooks_title()} note={m.webhooks_note()}>
        {typeof openPart !== "object" && (
          <Button size="dense" onClick={() => setOpenPart("form")}>
            {m.webhooks_add()}
          </Button>
        )}
      </PageHead>
      {openPart === "form" && (
        <WebhookForm
          title={m.webhooks_add()}
          operation={createWebhook}
          save={m.webhook_create()}
          onSaved={showCreated}
          onClose={close}
        />
      )}
      {typeof openPart === "object" && (
        <ShownSecret
          title={m.webhook_secret_of({ name: openPart.data.name })}
          text={m.webhook_secret_text()}
          secret={openPart.secret}
          onDone={close}
        />
      )}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!webhooks && !list.problem && <ListSkeleton />}
      {webhooks?.length === 0 && openPart === "nothing" && (
        <EmptyList title={m.webhooks_none()} text={m.webhooks_none_text()} />
      )}
      {webhooks && webhooks.length > 0 && (
        <WebhookTable webhooks={webhooks} onChanged={() => void list.load()} onRotated={showCreated} />
      )}
    </>
  );
}
