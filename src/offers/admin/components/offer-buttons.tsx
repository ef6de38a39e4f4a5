import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import type { AdminOffer } from "../contract.ts";
import { nameOf } from "../offer-text.ts";
import type { useOfferActions } from "../use-offer-actions.ts";

type OfferButtonsProps = { offer: AdminOffer; actions: ReturnType<typeof useOfferActions> };

/** Copy; end a running offer; delete one that has not begun. */
export function OfferButtons({ offer, actions }: OfferButtonsProps) {
  const name = nameOf(offer);
  const busy = actions.busy === offer.id;
  return (
    <div className="flex flex-wrap gap-1">
      <ButtonLink
        variant="quiet"
        size="dense"
        viewTransition={false}
        aria-label={m.offers_copy_one({ name })}
        to={localUrl(`/admin/offers/new?copy=${offer.id}`)}
      >
        {m.offers_copy()}
      </ButtonLink>
      {offer.state === "running" && (
        <Button
          variant="danger"
          size="dense"
          busy={busy}
          aria-label={m.offers_end_one({ name })}
          onClick={() => actions.end(offer)}
        >
          {m.offers_end()}
        </Button>
      )}
      {offer.state === "coming" && offer.codes_created > 0 && (
        <ConfirmButton
          size="dense"
          label={m.entry_remove()}
          fullLabel={m.offers_remove_one({ name })}
          question={m.offers_remove_codes({ name, count: formatNumber(offer.codes_created) })}
          confirmLabel={m.entry_remove()}
          keepLabel={m.office_cancel()}
          onConfirm={() => actions.removeForGood(offer)}
        />
      )}
      {offer.state === "coming" && offer.codes_created === 0 && (
        <Button
          variant="danger"
          size="dense"
          busy={busy}
          aria-label={m.offers_remove_one({ name })}
          onClick={() => actions.remove(offer)}
        >
          {m.entry_remove()}
        </Button>
      )}
    </div>
  );
}
