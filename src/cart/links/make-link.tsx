import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type CartLinkDraft, type MadeCartLink, makeCartLinkForCustomer } from "./contract.ts";
import { rememberOpened } from "./links-store.ts";
import { copyUrl, shareUrl } from "./share-cart.tsx";

/** Makes a cart link of these products for a customer, and shows it. */
export function MakeLink({ items }: CartLinkDraft) {
  const { send, busy, problem } = useCall(makeCartLinkForCustomer);
  const [madeLink, setMadeLink] = useState<MadeCartLink & { itemsJson: string }>();
  const itemsJson = JSON.stringify(items);
  const createLink = async () => {
    const result = await send({ items });
    if (!result?.ok) return;
    rememberOpened(result.value.code);
    setMadeLink({ ...result.value, itemsJson });
  };
  if (madeLink?.itemsJson === itemsJson)
    return (
      <div role="status" className="flex flex-wrap items-center gap-2 rounded-small bg-paper px-4 py-2">
        <a href={madeLink.url} target="_blank" rel="noopener" className="flex-1 underline wrap-anywhere">
          {madeLink.url}
        </a>
        <Button variant="second" size="dense" onClick={() => void copyUrl(madeLink.url)}>
          {m.shared_cart_copy()}
        </Button>
        <Button variant="second" size="dense" onClick={() => void shareUrl(madeLink.url)}>
          {m.shared_cart_share()}
        </Button>
      </div>
    );
  return (
    <>
      {problem && <Note look="error">{problem.message}</Note>}
      <Button
        variant="second"
        size="dense"
        busy={busy}
        className="justify-self-start"
        onClick={() => void createLink()}
      >
        {m.shared_carts_make()}
      </Button>
    </>
  );
}
