import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { type Deliveries, listDeliveries } from "../contract.ts";
import { slotText } from "../slot-text.ts";

type DeliveryInShortProps = { id: string; all: readonly string[] };

/** A place's first free slot and fee; loaded once for `all` rows. */
export function DeliveryInShort({ id, all }: DeliveryInShortProps) {
  const { value } = useLoad(loadForAllRows, { places: all.join(",") });
  if (!value?.data.places_open) return null;
  const delivery = value.data.places.find(({ place }) => place === id);
  if (!delivery) return <span className="shrink-0 text-hint text-turmeric-ink">{m.delivery_not_yet()}</span>;
  const isFreeEverywhere = value.data.places.every(({ fee }) => fee === 0);
  return (
    <span className="shrink-0 text-right text-hint">
      <b className="block font-semibold">
        {delivery.slot ? slotText(delivery.slot) : m.delivery_nothing_free()}
      </b>
      {!isFreeEverywhere && (
        <span className="text-ink-soft">
          {delivery.fee === 0 ? m.delivery_line_free() : formatTaka(delivery.fee)}
        </span>
      )}
    </span>
  );
}

let lastRequest: { places: string; answer: Promise<Result<{ data: Deliveries }>> } | undefined;

/** All rows share one request. */
function loadForAllRows({ places }: { places: string }) {
  if (lastRequest?.places !== places) lastRequest = { places, answer: call(listDeliveries, { places }) };
  const { answer } = lastRequest;
  void answer.finally(() => {
    if (lastRequest?.answer === answer) lastRequest = undefined;
  });
  return answer;
}
