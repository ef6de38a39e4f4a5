import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import type { Place } from "../contract.ts";
import { PlaceFinder, type PlaceFinderProps } from "./place-finder.tsx";

export type PlaceSheetProps = Pick<PlaceFinderProps, "before" | "delivered" | "RowEnd"> & {
  open: boolean;
  onClose: () => void;
  /** Called without a place by "Not in the list?". */
  onChoose: (place?: Place, before?: Parameters<PlaceFinderProps["onChoose"]>[1]) => void;
};

export default function PlaceSheet({ open, onClose, onChoose, ...finder }: PlaceSheetProps) {
  return (
    <Drawer
      open={open}
      sheet
      onClose={onClose}
      title={m.place_title()}
      closeLabel={m.common_close()}
      foot={
        <Button variant="quiet" wide onClick={() => onChoose()}>
          {m.place_not_listed()}
        </Button>
      }
    >
      <PlaceFinder {...finder} onChoose={onChoose} />
    </Drawer>
  );
}
