import { useLoad } from "#src/api/client/use-load.ts";
import PlaceSheet, { type PlaceSheetProps } from "#src/places/choosing/place-sheet.tsx";
import { listDeliveredPlaces } from "../contract.ts";
import { DeliveryInShort } from "./delivery-in-short.tsx";

/** Chooses a place; shows the fee and the first free slot of each. Without a search it lists served places. */
export default function DeliverySheet(props: PlaceSheetProps) {
  const { value } = useLoad(listDeliveredPlaces, {});
  return <PlaceSheet {...props} delivered={value?.data} RowEnd={DeliveryInShort} />;
}
