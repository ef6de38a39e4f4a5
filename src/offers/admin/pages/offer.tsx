import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import { ProductFinder } from "#src/catalogue/admin/components/product-finder.tsx";
import { ProductCard } from "#src/catalogue/components/product-card.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { AddButton } from "#src/ui/buttons/add-button.tsx";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { OfferButtons } from "../components/offer-buttons.tsx";
import { OfferCodes } from "../components/offer-codes.tsx";
import { OfferForm } from "../components/offer-form.tsx";
import { StateBadge } from "../components/offer-list.tsx";
import { OfferResult } from "../components/offer-result.tsx";
import { type AdminOffer, findOfferProducts, showOffer } from "../contract.ts";
import { nameOf, offerSentence } from "../offer-text.ts";
import { copyForLater, emptyOffer } from "../offer-values.ts";
import { useOfferActions } from "../use-offer-actions.ts";

/** One offer with what was sold with it, and its form; `new` creates one, as a copy of the offer `copy` of the URL. */
export default function OfferPage({ id = "new" }: { id?: string | undefined }) {
  const copiedId = useListUrl().read("copy");
  if (id !== "new") return <StoredOffer key={id} id={id} />;
  return (
    <>
      <PageHead title={m.offers_new()} note={<OffersLink />} />
      {copiedId === undefined ? (
        <NewOffer source={undefined} />
      ) : (
        <CopiedOffer key={copiedId} id={copiedId} />
      )}
    </>
  );
}

const OffersLink = () => (
  <Link
    to={localUrl("/admin/offers")}
    className="inline-flex min-h-8 items-center text-leaf hover:underline pointer-coarse:min-h-11"
  >
    {m.offers_to_list()}
  </Link>
);

function CopiedOffer({ id }: { id: string }) {
  const { value, problem, load } = useAdminLoad(showOffer, { id });
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  return <NewOffer source={value.data} />;
}

const catalogueParts: Pick<ComponentProps<typeof OfferForm>, "card" | "finder"> = {
  card: (product) => <ProductCard product={product} eager action={<AddButton text={m.cart_add()} />} />,
  finder: (props) => <ProductFinder {...props} operation={findOfferProducts} />,
};

function NewOffer({ source }: { source: AdminOffer | undefined }) {
  const navigate = useNavigate();
  return (
    <OfferForm
      {...catalogueParts}
      offer={undefined}
      values={source ? copyForLater(source) : emptyOffer}
      onSaved={(saved) => {
        toast({ text: m.offers_saved({ name: nameOf(saved) }) });
        const list = saved.state === "coming" ? "/admin/offers?state=coming" : "/admin/offers";
        // Codes for one use each are created on the offer's page.
        const needsCodes = saved.needs_code && saved.code === null;
        void navigate(localUrl(needsCodes ? `/admin/offers/${saved.id}` : list));
      }}
    />
  );
}

function StoredOffer({ id }: { id: string }) {
  const navigate = useNavigate();
  const { value, problem, load, changeValue } = useAdminLoad(showOffer, { id });
  const actions = useOfferActions({
    onChanged: (removed) => (removed ? void navigate(localUrl("/admin/offers?state=coming")) : void load()),
  });
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  const offer = value.data;
  return (
    <>
      <PageHead
        title={nameOf(offer)}
        note={
          <span className="flex flex-wrap items-center gap-x-3">
            <StateBadge state={offer.state} />
            <OffersLink />
          </span>
        }
      >
        <div className="flex flex-wrap gap-1">
          <ButtonLink
            variant="quiet"
            size="dense"
            viewTransition={false}
            to={localUrl(`/admin/journal?kind=offer&subject=${offer.id}`)}
          >
            {m.offers_journal()}
          </ButtonLink>
          <OfferButtons offer={offer} actions={actions} />
        </div>
      </PageHead>
      <p className="mb-3 text-sub">{offerSentence(offer)}</p>
      {offer.state !== "coming" && <OfferResult offer={offer} />}
      {offer.needs_code && offer.code === null && (
        <OfferCodes offer={offer} onCreated={(data) => changeValue(() => ({ data }))} />
      )}
      {offer.state !== "over" && (
        <OfferForm
          {...catalogueParts}
          key={`${offer.id} ${offer.version}`}
          offer={offer}
          onSaved={(saved) => {
            toast({ text: m.offers_saved({ name: nameOf(saved) }) });
            changeValue(() => ({ data: saved }));
          }}
        />
      )}
    </>
  );
}
