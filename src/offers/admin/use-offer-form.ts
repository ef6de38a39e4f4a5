import { call } from "#src/api/client/client.ts";
import { useEntryForm } from "#src/kit/entries/use-entry-form.ts";
import { type AdminOffer, changeOffer, createOffer } from "./contract.ts";
import { emptyOffer, findErrors, type OfferValues, toOfferFields, toOfferValues } from "./offer-values.ts";

export type OfferFormSource = {
  /** Undefined for a new offer, which begins with `values`. */
  offer: AdminOffer | undefined;
  values?: OfferValues;
  onSaved: (offer: AdminOffer) => void;
};

export type OfferFormState = ReturnType<typeof useOfferForm>;

export const useOfferForm = ({ offer, values = emptyOffer, onSaved }: OfferFormSource) =>
  useEntryForm<AdminOffer, OfferValues>({
    entry: offer,
    fieldsOf: (stored) => (stored ? toOfferValues(stored) : values),
    check: findErrors,
    onSaved,
    onRemoved: () => undefined,
    create: (typed, once) => call(createOffer, toOfferFields(typed), once),
    change: ({ id, version, ...typed }, once) =>
      call(changeOffer, { ...toOfferFields(typed), id, version }, once),
  });
