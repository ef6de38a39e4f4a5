import { useLoad } from "#src/api/client/use-load.ts";
import PlaceSheet, { type PlaceSheetProps } from "#src/places/choosing/place-sheet.tsx";
import { listDeliveredPlaces } from "../contract.ts";
import { DeliveryInShort } from "./delivery-in-short.tsx";

/** The choice of a place, with the fee and the first free time of each; those that the shop delivers to while nothing is typed. */
export default function DeliverySheet(props: PlaceSheetProps) {
  const { value } = useLoad(listDeliveredPlaces, {});
  return <PlaceSheet {...props} delivered={value?.data} RowEnd={DeliveryInShort} />;
}
