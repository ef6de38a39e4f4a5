import { useState } from "react";
import { useLetterKeys } from "#src/kit/keyboard/letter-keys.ts";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { type AdminOrder, startPacking } from "#src/orders/admin/contract.ts";
import type { CallOutcome } from "#src/orders/calls/rules.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { WaitingTime } from "#src/ui/display/waiting-time.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { CallCard } from "../calls/components/call-card.tsx";
import { CallDone, type ConfirmedCall } from "../calls/components/call-done.tsx";
import { CallRuleForm } from "../calls/components/call-rule-form.tsx";
import { KnownCards } from "../calls/components/known-cards.tsx";
import { type CallQueue, listCalls, type OpenCall } from "../calls/contract.ts";
import { useTakeCall } from "../calls/use-take-call.ts";

const outcomeTexts: Record<CallOutcome, () => string> = {
  confirmed: m.calls_confirmed,
  no_answer: m.calls_no_answer,
  changed: m.calls_changed_on_phone,
  refused: m.calls_refused,
};

export default function CallsPage() {
  const { read, withChanges, go } = useListUrl();
  const queue = useAdminLoad(listCalls, {}, { watch: true });
  const [lastCall, setLastCall] = useState<{ text: string; confirmed?: ConfirmedCall }>();
  const rows = queue.value?.data ?? [];
  const requestedId = Number(read("order")) || undefined;
  const firstFreeRow = rows.find(({ caller }) => !caller) ?? rows[0];
  const shownId = requestedId ?? firstFreeRow?.id;
  const shownIndex = rows.findIndex(({ id }) => id === shownId);
  const otherRows = rows.filter(({ id }) => id !== shownId);
  const next = findNextRow(rows, shownIndex, [shownId]);
  const urlOf = (id: number | undefined) => withChanges({ order: id === undefined ? undefined : String(id) });
  const goToNext = next && (() => go(urlOf(next.id)));
  useLetterKeys({ s: goToNext });
  const handleEnded: OneCallProps["onEnded"] = (outcome, order, others) => {
    const numbers = [order, ...others].map(({ number }) => number).join(", ");
    const text = m.calls_done({ number: numbers, outcome: outcomeTexts[outcome]() });
    const otherIds = others.map(({ id }) => id);
    const isRedelivery = order.fulfilment === "packed";
    const confirmed = { id: order.id, isRedelivery, otherIds };
    setLastCall({ text, ...(outcome === "confirmed" && { confirmed }) });
    void queue.load();
    if (outcome === "changed") go(localUrl(`/admin/orders?order=${order.id}`));
    else go(urlOf(findNextRow(rows, shownIndex, [shownId, ...otherIds])?.id));
  };
  const handleUndone = (id: number) => {
    setLastCall({ text: m.calls_undone() });
    void queue.load();
    go(urlOf(id));
  };
  if (!queue.value)
    return (
      <>
        <PageHead title={m.calls_title()} />
        {queue.problem ? <Failed text={queue.problem.message} onRetry={queue.load} /> : <ListSkeleton />}
      </>
    );
  const { meta } = queue.value;
  return (
    <>
      <PageHead
        title={m.calls_title()}
        note={
          shownIndex >= 0 &&
          m.calls_place({ at: formatNumber(shownIndex + 1), count: formatNumber(rows.length) })
        }
      >
        {goToNext && (
          <Button variant="second" size="dense" aria-keyshortcuts="s" onClick={goToNext}>
            {m.calls_skip()}
          </Button>
        )}
      </PageHead>
      <div role="status">
        {lastCall && <CallDone key={lastCall.text} {...lastCall} onUndone={handleUndone} />}
      </div>
      <Skipped key={meta.skipped.join()} meta={meta} onStarted={queue.load} />
      {shownId === undefined ? (
        <EmptyList
          title={m.calls_empty()}
          text={m.calls_empty_text()}
          next={{ label: m.common_orders(), to: localUrl("/admin/orders") }}
        />
      ) : (
        <OneCall key={shownId} id={shownId} onEnded={handleEnded} />
      )}
      <Queue rows={otherRows} urlOf={urlOf} />
      <CallRuleForm rule={meta} onSaved={() => void queue.load()} />
    </>
  );
}

/** The next order to call, starting again after the last, without those just called. */
function findNextRow(rows: CallQueue["data"], index: number, calledIds: (number | undefined)[]) {
  const isFree = ({ id, caller }: CallQueue["data"][number]) => !caller && !calledIds.includes(id);
  return rows.slice(index + 1).find(isFree) ?? rows.find(isFree);
}

type OneCallProps = {
  id: number;
  onEnded: (outcome: CallOutcome, order: AdminOrder, others: OpenCall["others"]) => void;
};

function OneCall({ id, onEnded }: OneCallProps) {
  const { value, problem, load } = useTakeCall(id);
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      <CallCard
        call={value.data}
        onEnded={(outcome, { order }, others) => onEnded(outcome, order, others)}
        onOvertaken={() => void load()}
      />
      <KnownCards call={value.data} />
    </div>
  );
}

const maxListedCalls = 12;

type QueueProps = { rows: CallQueue["data"]; urlOf: (id: number) => string };

/** The other orders to call, with the colleague on the phone. */
function Queue({ rows, urlOf }: QueueProps) {
  if (rows.length === 0) return null;
  return (
    <nav aria-label={m.calls_next()} className="mt-3 flex flex-wrap items-center gap-2">
      <strong>{m.calls_next()}</strong>
      {rows.slice(0, maxListedCalls).map((row) => (
        <ButtonLink
          key={row.id}
          viewTransition={false}
          variant="second"
          size="dense"
          to={urlOf(row.id)}
          preventScrollReset
        >
          {row.number} <span className="font-medium">{row.name}</span>
          <RowState row={row} />
        </ButtonLink>
      ))}
    </nav>
  );
}

/** The colleague who calls, the time of the next attempt, or how long the order has waited. */
function RowState({ row }: { row: CallQueue["data"][number] }) {
  const { caller, call_again_at: nextAttempt, created_at } = row;
  if (caller) return <span className="text-unit">{m.calls_taken({ name: caller })}</span>;
  if (nextAttempt && Date.parse(nextAttempt) > Date.now())
    return <span className="text-unit">{m.calls_again_at({ at: timeOrDay(nextAttempt) })}</span>;
  return <WaitingTime since={created_at} />;
}

/** Orders of trusted customers, confirmed without a call. */
function Skipped({ meta: { skipped }, onStarted }: { meta: CallQueue["meta"]; onStarted: () => void }) {
  const { busy, problem, send } = useCall(startPacking);
  if (skipped.length === 0) return null;
  const start = async () => {
    const result = await send({ orders: skipped.slice(0, 100) });
    if (result?.ok) onStarted();
  };
  return (
    <Note className="mb-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {problem?.message ?? m.calls_skipped({ count: formatNumber(skipped.length) })}
        <Button variant="second" size="dense" busy={busy} onClick={() => void start()}>
          {m.calls_skipped_start()}
        </Button>
      </div>
    </Note>
  );
}
