import { DeliveryCard } from "./delivery-card.tsx";
import { useDeliveryLine } from "./use-delivery-line.ts";

/** The delivery card of a product page; nothing until it is known which place to show. */
export default function ProductDeliveryLine({ perishable }: { perishable: boolean }) {
  const deliveryLine = useDeliveryLine();
  if (!deliveryLine.place && !deliveryLine.settled) return null;
  return <DeliveryCard {...deliveryLine} perishable={perishable} />;
}
