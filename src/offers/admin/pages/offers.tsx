import Plus from "lucide-react/icons/plus";
import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { offerStates } from "#src/offers/rules.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { OfferList } from "../components/offer-list.tsx";
import { listOffers, type OfferState } from "../contract.ts";
import { stateNames } from "../offer-text.ts";
import { useOfferActions } from "../use-offer-actions.ts";

const emptyTitles: Record<OfferState, () => string> = {
  running: m.offers_empty_running,
  coming: m.offers_empty_coming,
  over: m.offers_empty_over,
};

export default function OffersPage() {
  const { read, toFilteredUrl } = useListUrl();
  const state = offerStates.find((offerState) => offerState === read("state")) ?? "running";
  const list = useAdminLoad(listOffers, { state, after: read("after") }, { watch: true });
  const actions = useOfferActions({ onChanged: () => void list.load() });
  const create = { label: m.offers_add(), to: localUrl("/admin/offers/new") };
  const counts = list.value?.meta.counts;
  return (
    <>
      <PageHead title={m.common_offers()} note={m.offers_note()}>
        <ButtonLink size="dense" viewTransition={false} to={create.to}>
          <Plus size={18} aria-hidden />
          {create.label}
        </ButtonLink>
      </PageHead>
      <Tabs
        label={m.offers_states()}
        tabs={offerStates.map((offerState) => ({
          name: stateNames[offerState](),
          to: toFilteredUrl({ state: offerState === "running" ? undefined : offerState }),
          chosen: offerState === state,
          count: counts && formatNumber(counts[offerState]),
        }))}
      />
      <ListFrame
        list={list}
        empty={{ title: emptyTitles[state](), text: m.offers_empty_text(), next: create }}
      >
        {(rows) => <OfferList rows={rows} actions={actions} />}
      </ListFrame>
    </>
  );
}
