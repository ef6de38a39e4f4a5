import type { Ref } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { ErrorNote } from "#src/ui/display/error-note.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import type { Checkout, CheckoutRefusal } from "../state/checkout.ts";

type CheckoutTroubleProps = {
  state: Checkout;
  /** Whether the cart has more than is in stock. */
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
  const { state, tooMuch, ref, onStartOver, onTakeLeft } = props;
  if (state.step === "unanswered")
    return <UnansweredNote ref={ref} message={state.message} onStartOver={onStartOver} />;
  if (state.step === "refused" && state.refusal.kind !== "fields")
    return <RefusalNote {...props} refusal={state.refusal} />;
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

type UnansweredNoteProps = Pick<CheckoutTroubleProps, "ref" | "onStartOver"> & {
  /** The server's message; undefined if it did not answer. */
  message: string | undefined;
};

function UnansweredNote({ ref, message, onStartOver }: UnansweredNoteProps) {
  const isOffline = !navigator.onLine;
  return (
    <ErrorNote
      ref={ref}
      message={isOffline ? m.pending_order_offline() : message || m.checkout_no_answer()}
      more={isOffline ? m.pending_order_offline_text() : m.checkout_no_answer_text()}
    >
      {(isOffline || message !== undefined) && (
        <Button variant="quiet" onClick={onStartOver}>
          {m.checkout_start_over()}
        </Button>
      )}
    </ErrorNote>
  );
}

type RefusalNoteProps = CheckoutTroubleProps & { refusal: Exclude<CheckoutRefusal, { kind: "fields" }> };

function RefusalNote({ refusal, ref, newTotal, ...actions }: RefusalNoteProps) {
  if (refusal.kind === "mobile")
    return <ErrorNote ref={ref} message={m.checkout_mobile_sure({ number: refusal.mobile })} />;
  if (refusal.kind === "phone") return null;
  const { kind, message } = refusal;
  return (
    <ErrorNote ref={ref} message={message}>
      {kind === "session" && (
        <ButtonLink wide variant="second" to={localUrl("/login?redirect=checkout")}>
          {m.common_sign_in()}
        </ButtonLink>
      )}
      {kind === "sold-out" && (
        <Button wide variant="second" onClick={actions.onTakeLeft}>
          {m.checkout_take_left()}
        </Button>
      )}
      {kind === "price" && (
        <NewTotal label={m.checkout_new_price()} total={newTotal} onPress={actions.onNewPrice} />
      )}
      {kind === "offer" && (
        <NewTotal label={m.checkout_new_total()} total={newTotal} onPress={actions.onNewOffer} />
      )}
      {kind === "code" && (
        <NewTotal label={m.checkout_without_code()} total={newTotal} onPress={actions.onWithoutCode} />
      )}
    </ErrorNote>
  );
}

/** A button that orders at the new total. */
const NewTotal = ({ label, total, onPress }: { label: string; total: string; onPress: () => void }) => (
  <Button wide variant="second" onClick={onPress}>
    <span>
      {label} · <Amount text={total} />
    </span>
  </Button>
);
