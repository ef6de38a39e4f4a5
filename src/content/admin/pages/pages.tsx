import { type StaticPage, staticPages } from "#src/content/rules.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { PageForm } from "../components/page-form.tsx";
import { showPageText } from "../contract.ts";

const pageNames: Record<StaticPage, () => string> = {
  about: m.footer_about,
  faq: m.header_faq,
  "privacy-policy": m.footer_privacy,
  "terms-of-service": m.footer_terms,
};

export default function PagesPage() {
  const { read, withChanges } = useListUrl();
  const page = staticPages.find((staticPage) => staticPage === read("page")) ?? "about";
  return (
    <>
      <PageHead title={m.pages_title()} note={m.pages_note()}>
        <ButtonLink size="dense" variant="second" to={localUrl(`/${page}`)}>
          {m.pages_view()}
        </ButtonLink>
      </PageHead>
      <Tabs
        label={m.pages_which()}
        tabs={staticPages.map((staticPage) => ({
          name: pageNames[staticPage](),
          to: withChanges({ page: staticPage }),
          chosen: staticPage === page,
        }))}
      />
      <PageText key={page} page={page} />
    </>
  );
}

function PageText({ page }: { page: StaticPage }) {
  const { value, problem, load } = useAdminLoad(showPageText, { page });
  if (problem) return <Failed text={problem.message} onRetry={load} />;
  if (!value) return <ListSkeleton />;
  return <PageForm text={value.data} onSaved={() => void load()} />;
}
