import ChevronDown from "lucide-react/icons/chevron-down";
import type { Section } from "#src/content/texts/parse-sections.ts";
import type { ShopFacts } from "#src/shell/contract.ts";
import type { TextFacts } from "./filled-text.tsx";
import { Blocks } from "./section-text.tsx";

type QuestionProps = {
  bn: Section;
  bnFacts: TextFacts["facts"];
  /** The English version below it; undefined in Bengali. */
  en?: Section | undefined;
  enFacts?: TextFacts["facts"];
  shop: ShopFacts | undefined;
};

/** A question that expands its answer; the browser keeps only one open. */
export function Question({ bn, bnFacts, en, enFacts = {}, shop }: QuestionProps) {
  return (
    <details
      name="faq"
      className="group border-line not-first:border-t [&:first-child>summary]:rounded-t-panel [&:last-child:not([open])>summary]:rounded-b-panel"
    >
      <summary className="flex min-h-14 list-none items-center gap-4 px-4 py-3.5 hover:bg-leaf-tint focus-visible:-outline-offset-3 lg:px-6 lg:py-4.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span lang="bn" className="block text-sub font-semibold">
            {bn.title}
          </span>
          {en && <span className="mt-0.5 block text-ink-soft">{en.title}</span>}
        </span>
        <ChevronDown size={22} aria-hidden className="text-leaf transition-transform group-open:rotate-180" />
      </summary>
      <div id={bn.id} className="max-w-[44rem] px-4 pt-2.5 pb-5 lg:px-6 lg:pb-6">
        <div lang="bn">
          <Blocks blocks={bn.blocks} facts={bnFacts} shop={shop} />
        </div>
        {en && (
          <div className="mt-3 border-l-2 border-leaf-line pl-4 text-ink-soft">
            <Blocks blocks={en.blocks} facts={enFacts} shop={shop} />
          </div>
        )}
      </div>
    </details>
  );
}
