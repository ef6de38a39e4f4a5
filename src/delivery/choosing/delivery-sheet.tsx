import PlaceSheet, { type PlaceSheetProps } from "../../places/choosing/place-sheet.tsx";
import { DeliveryInShort } from "./delivery-in-short.tsx";

/** The choice of a place, with the fee and the first free time of each. */
export default function DeliverySheet(props: PlaceSheetProps) {
  return <PlaceSheet {...props} RowEnd={DeliveryInShort} />;
}
