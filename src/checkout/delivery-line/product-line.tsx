import { DeliveryCard } from "./delivery-card.tsx";
import { useDeliveryLine } from "./use-delivery-line.ts";

/** When it can come, and what that costs, on a product's page. */
export default function ProductLine({ perishable }: { perishable: boolean }) {
  const line = useDeliveryLine();
  return line.place || line.settled ? <DeliveryCard {...line} perishable={perishable} /> : null;
}
