import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { AdminOrder } from "#src/orders/admin/contract.ts";
import { amountDue } from "#src/orders/due.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { PackingOrder } from "../packing/components/packing-order.tsx";
import { Queue, Slots, slotKey } from "../packing/components/queue.tsx";
import { listToPack } from "../packing/contract.ts";
import { useTakeToPack } from "../packing/use-packing.ts";

export default function PackingPage() {
  const { read, withChanges, go } = useListUrl();
  const queue = useAdminLoad(listToPack, {}, { watch: true });
  const [packedMessage, setPackedMessage] = useState<string>();
  const allRows = queue.value?.data ?? [];
  const slot = read("slot");
  const rows = allRows.filter((row) => !slot || slotKey(row) === slot);
  const openId = Number(read("order")) || undefined;
  const urlOf = (id: number | undefined) => withChanges({ order: id === undefined ? undefined : String(id) });
  /** The next order that no colleague packs. */
  const next = rows.find(({ id, packer, mine }) => id !== openId && (!packer || mine));
  const handlePacked = (order: AdminOrder) => {
    setPackedMessage(m.packing_done({ number: order.number, total: formatTaka(amountDue(order)) }));
    void queue.load();
    go(urlOf(next?.id));
  };
  if (!queue.value)
    return (
      <>
        <PageHead title={m.packing_title()} />
        {queue.problem ? <Failed text={queue.problem.message} onRetry={queue.load} /> : <ListSkeleton />}
      </>
    );
  return (
    <>
      <PageHead title={m.packing_title()} note={m.packing_waiting({ count: formatNumber(allRows.length) })}>
        {openId !== undefined && (
          <ButtonLink
            viewTransition={false}
            variant="second"
            size="dense"
            to={urlOf(undefined)}
            className="lg:hidden"
          >
            <ArrowLeft size={18} aria-hidden />
            {m.packing_all()}
          </ButtonLink>
        )}
      </PageHead>
      <div role="status">
        {packedMessage && (
          <Note look="done" className="mb-3">
            {packedMessage}
          </Note>
        )}
      </div>
      {openId === undefined && rows.length === 0 && (
        <EmptyList
          title={m.packing_empty()}
          text={m.packing_empty_text()}
          next={{ label: m.calls_title(), to: localUrl("/admin/calls") }}
        />
      )}
      <div className="grid gap-4 lg:grid-cols-[15.625rem_minmax(0,1fr)] lg:items-start">
        <div className={openId === undefined ? "" : "max-lg:hidden"}>
          <Slots
            rows={allRows}
            chosen={slot}
            urlOfSlot={(id) => withChanges({ slot: id, order: undefined })}
          />
          {rows.length > 0 && <Queue rows={rows} openId={openId} urlOf={urlOf} />}
        </div>
        {openId !== undefined && (
          <OneOrder key={openId} id={openId} onPacked={handlePacked} onOvertaken={() => void queue.load()} />
        )}
        {openId === undefined && next && (
          <div className="max-lg:hidden">
            <EmptyState title={m.packing_choose()} text={m.packing_choose_text()}>
              <ButtonLink viewTransition={false} to={urlOf(next.id)}>
                {m.packing_start({ number: next.number })}
              </ButtonLink>
            </EmptyState>
          </div>
        )}
      </div>
    </>
  );
}

type OneOrderProps = { id: number; onPacked: (order: AdminOrder) => void; onOvertaken: () => void };

function OneOrder({ id, onPacked, onOvertaken }: OneOrderProps) {
  const { value, problem, load } = useTakeToPack(id);
  const [isOvertaken, setIsOvertaken] = useState(false);
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  const { order, packer } = value.data;
  return (
    <div className="min-w-0">
      <div role="status">{isOvertaken && <Note className="mb-3">{m.packing_overtaken()}</Note>}</div>
      <PackingOrder
        // Remount after a colleague's change; the draft is kept on the device.
        key={`${order.revision} ${order.fulfilment} ${order.status} ${packer}`}
        packing={value.data}
        onPacked={onPacked}
        onOvertaken={() => {
          setIsOvertaken(true);
          void load();
          onOvertaken();
        }}
      />
    </div>
  );
}
