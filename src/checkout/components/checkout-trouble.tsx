import type { Ref } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { ErrorNote } from "#src/ui/display/error-note.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import type { Checkout } from "../state/checkout.ts";

type CheckoutTroubleProps = {
  state: Checkout;
  tooMuch: boolean;
  /** Focused on mount. */
  ref: Ref<HTMLDivElement>;
  onStartOver: () => void;
  onTakeLeft: () => void;
  /** The order's total after accepting what changed. */
  newTotal: string;
  onNewPrice: () => void;
  onNewOffer: () => void;
  onWithoutCode: () => void;
};

/** Why the order was not placed, with the actions that solve it. */
export function CheckoutTrouble(props: CheckoutTroubleProps) {
  const { state, tooMuch, ref, onStartOver, onTakeLeft, newTotal, onNewPrice, onNewOffer, onWithoutCode } =
    props;
  if (state.step === "unanswered" && !navigator.onLine)
    return (
      <ErrorNote ref={ref} message={m.pending_order_offline()} more={m.pending_order_offline_text()}>
        <Button variant="quiet" onClick={onStartOver}>
          {m.checkout_start_over()}
        </Button>
      </ErrorNote>
    );
  if (state.step === "unanswered")
    return (
      <ErrorNote
        ref={ref}
        message={state.message || m.checkout_no_answer()}
        more={m.checkout_no_answer_text()}
      >
        {state.message !== undefined && (
          <Button variant="quiet" onClick={onStartOver}>
            {m.checkout_start_over()}
          </Button>
        )}
      </ErrorNote>
    );
  if (state.step !== "refused" || state.refusal.kind === "fields") {
    if (!tooMuch || state.step === "placing") return null;
    return (
      <div role="status">
        <Note>{m.checkout_too_much()}</Note>
        <Button wide variant="second" onClick={onTakeLeft} className="mt-2">
          {m.checkout_take_left()}
        </Button>
      </div>
    );
  }
  if (state.refusal.kind === "mobile")
    return <ErrorNote ref={ref} message={m.checkout_mobile_sure({ number: state.refusal.mobile })} />;
  if (state.refusal.kind === "phone") return null;
  const { kind, message } = state.refusal;
  return (
    <ErrorNote ref={ref} message={message}>
      {kind === "session" && (
        <ButtonLink wide variant="second" to={localUrl("/login?redirect=checkout")}>
          {m.common_sign_in()}
        </ButtonLink>
      )}
      {kind === "sold-out" && (
        <Button wide variant="second" onClick={onTakeLeft}>
          {m.checkout_take_left()}
        </Button>
      )}
      {kind === "price" && <NewTotal label={m.checkout_new_price()} total={newTotal} onPress={onNewPrice} />}
      {kind === "offer" && <NewTotal label={m.checkout_new_total()} total={newTotal} onPress={onNewOffer} />}
      {kind === "code" && (
        <NewTotal label={m.checkout_without_code()} total={newTotal} onPress={onWithoutCode} />
      )}
    </ErrorNote>
  );
}

const NewTotal = ({ label, total, onPress }: { label: string; total: string; onPress: () => void }) => (
  <Button wide variant="second" onClick={onPress}>
    <span>
      {label} · <Amount of={total} />
    </span>
  </Button>
);
