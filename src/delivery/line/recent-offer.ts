import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { locale } from "#src/language/locale.ts";
import { type DeliveryOffer, showDelivery } from "../contract.ts";

type OfferAnswer = Promise<Result<{ data: DeliveryOffer }>>;

const maxAgeMs = 60_000;
const cachedOffers = new Map<string, { at: number; answer: OfferAnswer }>();

/** A place's offer, cached for a minute; failures are retried. */
export function loadRecentOffer({ place }: { place: string }): OfferAnswer {
  const key = `${locale()} ${place}`;
  const cachedOffer = cachedOffers.get(key);
  if (cachedOffer && Date.now() - cachedOffer.at < maxAgeMs) return cachedOffer.answer;
  const answer = call(showDelivery, { place });
  cachedOffers.set(key, { at: Date.now(), answer });
  void answer.then(({ ok }) => {
    if (!ok) cachedOffers.delete(key);
  });
  return answer;
}
