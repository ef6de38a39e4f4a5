import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useDeviceAccess } from "#src/kit/use-device-access.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { EndOfDay } from "../round/components/end-of-day.tsx";
import { QueueNotes } from "../round/components/queue-notes.tsx";
import { ReadyOrders } from "../round/components/ready-orders.tsx";
import { RoundHead } from "../round/components/round-head.tsx";
import { StopForm } from "../round/components/stop-form.tsx";
import { StopList } from "../round/components/stop-list.tsx";
import { StopOrder } from "../round/components/stop-order.tsx";
import { useRound } from "../round/phone/use-round.ts";

export default function RoundPage() {
  const { read, withChanges, go } = useListUrl();
  const { round, problem, load, queue } = useRound();
  // Allows the page to read the device's position, for address pins.
  useDeviceAccess(round !== undefined && !problem);
  if (!round)
    return problem ? <Failed text={problem.message} onRetry={() => void load()} /> : <ListSkeleton />;
  const stop = round.stops.find(({ id }) => String(id) === read("stop"));
  const close = () => go(localUrl("/admin/round"), { replace: true });
  if (read("view") === "cash") return <EndOfDay round={round} unsentCount={queue.waiting.length} />;
  if (read("view") === "order")
    return (
      <div className="pb-8">
        <RoundHead round={round} />
        <StopOrder round={round} onSaved={load} onDone={close} />
      </div>
    );
  if (stop)
    return (
      <StopForm
        key={stop.id}
        stop={stop}
        onBack={close}
        onAnswered={(answer) => {
          if (!queue.add(answer)) return toast({ text: m.round_not_stored() });
          close();
        }}
      />
    );
  return (
    <div className="pb-8">
      <RoundHead round={round} />
      <QueueNotes waiting={queue.waiting} refused={queue.refused} onRead={queue.dismiss} />
      <StopList
        stops={round.stops}
        stopsBefore={round.done}
        onOpen={(id) => go(withChanges({ stop: String(id) }))}
      />
      {round.stops.length > 1 && (
        <Link
          to={localUrl("/admin/round?view=order")}
          className={`${buttonClasses("second", "small", false)} mt-3`}
        >
          {m.round_way_change()}
        </Link>
      )}
      {round.stops.length === 0 && (
        <EmptyList
          title={m.round_empty()}
          next={{ label: m.round_end_of_day(), to: localUrl("/admin/round?view=cash") }}
          text={
            round.ready.length + round.planned.length > 0 ? m.round_empty_text() : m.round_nothing_ready()
          }
        />
      )}
      <ReadyOrders
        id="planned"
        title={m.round_planned()}
        ready={round.planned}
        startLabel={m.round_start}
        onTaken={() => void load()}
      />
      <ReadyOrders
        id="ready"
        title={m.round_ready()}
        ready={round.ready}
        startLabel={m.round_take_all}
        onTaken={() => void load()}
      />
    </div>
  );
}
