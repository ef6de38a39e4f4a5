import { DeliveryCard } from "./delivery-card.tsx";
import { useDeliveryLine } from "./use-delivery-line.ts";

export default function ProductLine({ perishable }: { perishable: boolean }) {
  const line = useDeliveryLine();
  return line.place || line.settled ? <DeliveryCard {...line} perishable={perishable} /> : null;
}
