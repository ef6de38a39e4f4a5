import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { SearchField } from "#src/kit/list/search-field.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { ReviewEntry } from "../components/review-entry.tsx";
import { type AdminReview, listAdminReviews } from "../contract.ts";

const states = ["open", "hidden"] as const;

export default function AdminReviewsPage() {
  const { read, toFilteredUrl } = useListUrl();
  const state = states.find((knownState) => knownState === read("state"));
  const search = read("search");
  const list = useAdminLoad(listAdminReviews, { state, search, before: read("before") });
  const toTab = (name: string, tabState: (typeof states)[number] | undefined) => ({
    name,
    to: toFilteredUrl({ state: tabState }),
    chosen: state === tabState,
  });
  const replaceReview = (changed: AdminReview) =>
    list.changeValue((page) => ({
      ...page,
      data: page.data.map((review) => (review.id === changed.id ? changed : review)),
    }));
  const next = list.value?.meta.next;
  const narrowedEmptyTexts = search || state ? { title: m.admin_review_none() } : undefined;
  return (
    <>
      <PageHead title={m.office_reviews()}>
        <SearchField label={m.admin_review_search()} />
      </PageHead>
      <Tabs
        label={m.admin_review_selection()}
        tabs={[
          toTab(m.office_all(), undefined),
          toTab(m.admin_review_open(), "open"),
          toTab(m.office_hidden(), "hidden"),
        ]}
      />
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value?.data.length === 0 && (
        <EmptyList
          title={m.admin_review_empty()}
          text={m.admin_review_empty_text()}
          next={{ label: m.office_to_shop(), to: localUrl("/") }}
          {...narrowedEmptyTexts}
        />
      )}
      {list.value && list.value.data.length > 0 && (
        <ul
          aria-label={m.admin_review_list()}
          aria-busy={list.stale}
          className="divide-y divide-line rounded-card bg-card shadow-rest aria-busy:opacity-60"
        >
          {list.value.data.map((review) => (
            <ReviewEntry key={review.id} review={review} onChange={replaceReview} />
          ))}
        </ul>
      )}
      {next && (
        <div className="mt-3">
          <ButtonLink variant="second" size="dense" to={toFilteredUrl({ before: String(next) })}>
            {m.admin_review_older()}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
