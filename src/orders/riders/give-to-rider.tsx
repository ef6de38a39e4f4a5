import Bike from "lucide-react/icons/bike";
import { actionClasses } from "#src/kit/several/selection-bar.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { Note } from "#src/ui/display/note.tsx";
import { listRiders, type RiderList } from "./contract.ts";

export type Rider = RiderList[number];

type GiveToRiderProps = { count: number; busy: boolean; onGive: (rider: Rider) => void };

export function GiveToRider({ count, busy, onGive }: GiveToRiderProps) {
  const { open, openCount, show, close } = useRemountedDialog();
  return (
    <>
      <button type="button" aria-haspopup="dialog" disabled={busy} className={actionClasses} onClick={show}>
        <Bike size={18} aria-hidden />
        <span className="max-md:sr-only">{m.round_give_some({ count: formatNumber(count) })}</span>
      </button>
      {openCount > 0 && (
        <Drawer
          key={openCount}
          open={open}
          sheet
          onClose={close}
          title={m.round_give_some_title({ count: formatNumber(count) })}
          closeLabel={m.common_close()}
        >
          <Riders
            onChoose={(rider) => {
              close();
              onGive(rider);
            }}
          />
        </Drawer>
      )}
    </>
  );
}

function Riders({ onChoose }: { onChoose: (rider: Rider) => void }) {
  const { value, problem, load } = useAdminLoad(listRiders, {});
  if (problem && !value)
    return (
      <Note look="error">
        <p>{problem.message}</p>
        <Button variant="second" size="dense" className="mt-2" onClick={() => void load()}>
          {m.common_try_again()}
        </Button>
      </Note>
    );
  if (value?.data.length === 0) return <Note>{m.round_no_riders()}</Note>;
  return (
    <ul className="grid gap-2">
      {value?.data.map((rider) => (
        <li key={rider.id}>
          <button
            type="button"
            onClick={() => onChoose(rider)}
            className="press flex min-h-15 w-full items-center gap-3 rounded-field border border-line bg-card px-4 py-2 text-left hover:bg-paper"
          >
            <Bike size={21} aria-hidden className="shrink-0 text-leaf" />
            <strong className="min-w-0 flex-1">{rider.name}</strong>
            <span className="text-hint text-ink-soft">
              {m.cash_on_the_way({ count: formatNumber(rider.on_the_way) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
