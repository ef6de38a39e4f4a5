import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { locale } from "#src/language/locale.ts";
import { type DeliveryOffer, showDelivery } from "../contract.ts";

type OfferAnswer = Promise<Result<{ data: DeliveryOffer }>>;

const freshMs = 60_000;
const recent = new Map<string, { at: number; answer: OfferAnswer }>();

/** A place's offer, cached for a minute; failures are retried. */
export function recentOffer({ place }: { place: string }): OfferAnswer {
  const key = `${locale()} ${place}`;
  const known = recent.get(key);
  if (known && Date.now() - known.at < freshMs) return known.answer;
  const answer = call(showDelivery, { place });
  recent.set(key, { at: Date.now(), answer });
  void answer.then(({ ok }) => {
    if (!ok) recent.delete(key);
  });
  return answer;
}
