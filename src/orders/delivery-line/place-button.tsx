import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Place } from "../../places/contract.ts";

const DeliverySheet = lazy(() => import("../../delivery/choosing/delivery-sheet.tsx"));

type PlaceButtonProps = {
  place: Place | undefined;
  onChoose: (place: Place | undefined) => void;
  className: string;
  children: ReactNode;
};

/** A whole line that opens the place sheet. */
export function PlaceButton({ place, onChoose, className, children }: PlaceButtonProps) {
  const [open, setOpen] = useState(false);
  /** How often it was opened: each time it begins anew. */
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setTurn(turn + 1);
        }}
        className={className}
      >
        {children}
      </button>
      {turn > 0 && (
        <Suspense>
          <DeliverySheet
            key={turn}
            open={open}
            before={place && [{ place, detail: place.district }]}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setOpen(false);
              onChoose(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
