import { useState } from "react";
import { ApiKeyForm } from "#src/identity/api-keys/components/api-key-form.tsx";
import { ApiKeyTable } from "#src/identity/api-keys/components/api-key-table.tsx";
import { ShownSecret } from "#src/identity/api-keys/components/shown-secret.tsx";
import { type CreatedApiKey, listApiKeys } from "#src/identity/api-keys/contract.ts";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";

/** What is open above the list: the form, or the key that was just created, to be copied. */
type KeyPanel = "nothing" | "form" | CreatedApiKey;

export default function ApiKeysPage() {
  const list = useAdminLoad(listApiKeys, {});
  const [openPanel, setOpenPanel] = useState<KeyPanel>("nothing");
  const close = () => setOpenPanel("nothing");
  const keys = list.value?.data;
  const showCreatedKey = (createdKey: CreatedApiKey) => {
    setOpenPanel(createdKey);
    void list.load();
  };
  return (
    <>
      <PageHead title={m.api_keys_title()} note={m.api_keys_note()}>
        {typeof openPanel !== "object" && (
          <Button size="dense" onClick={() => setOpenPanel("form")}>
            {m.api_keys_add()}
          </Button>
        )}
      </PageHead>
      {openPanel === "form" && <ApiKeyForm onCreated={showCreatedKey} onClose={close} />}
      {typeof openPanel === "object" && (
        <ShownSecret
          title={m.api_key_ready({ name: openPanel.data.name })}
          text={m.api_key_ready_text()}
          secret={openPanel.token}
          onDone={close}
        />
      )}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!keys && !list.problem && <ListSkeleton />}
      {keys?.length === 0 && openPanel === "nothing" && (
        <EmptyList title={m.api_keys_none()} text={m.api_keys_none_text()} />
      )}
      {keys && keys.length > 0 && <ApiKeyTable keys={keys} onRevoked={list.load} />}
    </>
  );
}
