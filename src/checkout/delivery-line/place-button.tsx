import { lazy, type ReactNode, Suspense } from "react";
import type { Place } from "#src/places/contract.ts";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";

const DeliverySheet = lazy(() => import("#src/delivery/choosing/delivery-sheet.tsx"));

type PlaceButtonProps = {
  place: Place | undefined;
  onChoose: (place: Place | undefined) => void;
  className: string;
  children: ReactNode;
};

/** A button that opens the sheet to choose a place. */
export function PlaceButton({ place, onChoose, className, children }: PlaceButtonProps) {
  const { open, openCount, show, close } = useRemountedDialog();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className={className}>
        {children}
      </button>
      {openCount > 0 && (
        <Suspense>
          <DeliverySheet
            key={openCount}
            open={open}
            before={place && [{ place, detail: place.district }]}
            onClose={close}
            onChoose={(next) => {
              close();
              onChoose(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
