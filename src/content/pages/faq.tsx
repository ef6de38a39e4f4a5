import { here, locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { type MetaOf, metaOf } from "../../shell/meta/meta-of.ts";
import { useRootData } from "../../shell/root-data.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Question } from "../components/reading/question.tsx";
import { ReachUs } from "../components/reading/reach-us.tsx";
import { faqData } from "../faq-data.ts";
import { faq } from "../texts/faq.ts";

export const meta = (args: MetaOf) =>
  metaOf(args, {
    title: m.faq_title(),
    description: m.faq_description(),
    data: [faqData(faq.map((one) => one[locale()]))],
  });

export default function Faq() {
  const shop = useRootData()?.shop;
  return (
    <div className="wrap py-4 lg:py-10">
      <h1 className="text-title">{m.faq_title()}</h1>
      <p className="mt-2 max-w-[60ch] text-long text-ink-soft">{m.faq_lead()}</p>
      <div className="mt-5 grid gap-5 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6.5">
        <Panel bare aria-label={m.faq_title()}>
          {faq.map((one) => (
            <Question key={one.id} {...one} />
          ))}
        </Panel>
        <Panel aria-labelledby="faq-more">
          <h2 id="faq-more" className="text-sub">
            {m.faq_more()}
          </h2>
          <p className="mt-1 mb-2 text-ink-soft">{m.faq_more_text()}</p>
          {shop && <ReachUs shop={shop} />}
          <ButtonLink wide variant="second" to={here("/contact")} className="mt-3">
            {m.faq_contact()}
          </ButtonLink>
        </Panel>
      </div>
    </div>
  );
}
