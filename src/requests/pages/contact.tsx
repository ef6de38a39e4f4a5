import { ReachUs } from "#src/content/components/reading/reach-us.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { buildMeta, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { canBeReached } from "#src/shell/reach-us.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { ContactForm } from "../components/contact-form.tsx";

export const meta = (args: MetaOf) =>
  buildMeta(args, { title: m.common_contact(), description: m.contact_description() });

export default function ContactPage() {
  const shop = useRootData()?.shop;
  return (
    <div className="wrap py-4 lg:py-10">
      <h1 className="text-title">{m.common_contact()}</h1>
      <p className="mt-2 max-w-[60ch] text-long text-ink-soft">{m.contact_lead()}</p>
      <div className="mt-5 grid gap-5 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <Panel aria-label={m.common_contact()}>
          <ContactForm shop={shop} />
        </Panel>
        <Panel aria-label={m.contact_direct()}>
          {canBeReached(shop) && (
            <div className="mb-2 border-b border-line pb-2">
              <h2 className="mb-1 text-sub">{m.contact_direct()}</h2>
              <ReachUs shop={shop} />
            </div>
          )}
          <p className="text-ink-soft">
            {m.contact_faq()}{" "}
            <Link
              viewTransition
              to={localUrl("/faq")}
              className="inline-block py-2.5 font-medium text-leaf underline underline-offset-3"
            >
              {m.faq_title()}
            </Link>
          </p>
        </Panel>
      </div>
    </div>
  );
}
