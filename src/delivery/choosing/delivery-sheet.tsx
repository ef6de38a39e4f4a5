import { useLoad } from "#src/api/client/use-load.ts";
import PlaceSheet, { type PlaceSheetProps } from "#src/places/choosing/place-sheet.tsx";
import { listDeliveredPlaces } from "../contract.ts";
import { DeliveryInShort } from "./delivery-in-short.tsx";

/** Choosing a place, with fee and first free slot of each; served places while nothing is typed. */
export default function DeliverySheet(props: PlaceSheetProps) {
  const { value } = useLoad(listDeliveredPlaces, {});
  return <PlaceSheet {...props} delivered={value?.data} RowEnd={DeliveryInShort} />;
}
