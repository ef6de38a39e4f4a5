import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";

/** Shares the cart as a link; the code for it is loaded on demand. */
export function ShareButton() {
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const { shareCart } = await import("../links/share-cart.tsx");
      await shareCart();
    } catch {
      toast({ text: m.problem_unreachable() });
    }
    setBusy(false);
  };
  return (
    <Button wide variant="quiet" busy={busy} onClick={() => void share()}>
      {m.cart_share()}
    </Button>
  );
}
