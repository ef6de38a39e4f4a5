import Banknote from "lucide-react/icons/banknote";
import { m } from "#src/language/messages.ts";
import { RadioCard } from "#src/ui/form/radio-card.tsx";

/** Cash on delivery, the only way to pay an order. */
export const PaymentCard = () => (
  <fieldset>
    <legend className="sr-only">{m.checkout_payment()}</legend>
    <RadioCard
      name="payment_type"
      value="cash"
      defaultChecked
      icon={<Banknote size={24} aria-hidden />}
      title={m.checkout_cash()}
      text={m.checkout_cash_text()}
    />
  </fieldset>
);
