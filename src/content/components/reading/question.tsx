import ChevronDown from "lucide-react/icons/chevron-down";
import { locale } from "../../../language/locale.ts";
import type { faq } from "../../texts/faq.ts";

/** A question that opens its answer; of those with one `name` the browser keeps only one open. */
export function Question({ id, bn, en }: (typeof faq)[number]) {
  const twin = locale() === "en";
  return (
    <details name="faq" className="group border-line not-first:border-t">
      <summary className="flex min-h-14 list-none items-center gap-4 px-4 py-3.5 hover:bg-leaf-tint group-first:rounded-t-panel group-last:not-group-open:rounded-b-panel focus-visible:-outline-offset-3 lg:px-6 lg:py-4.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span lang="bn" className="block text-sub font-semibold">
            {bn.question}
          </span>
          {twin && <span className="mt-0.5 block text-ink-soft">{en.question}</span>}
        </span>
        <ChevronDown size={22} aria-hidden className="text-leaf transition-transform group-open:rotate-180" />
      </summary>
      <div id={id} className="max-w-[44rem] px-4 pt-2.5 pb-5 lg:px-6 lg:pb-6">
        <p lang="bn" className="text-long">
          {bn.answer}
        </p>
        {twin && <p className="mt-3 border-l-2 border-leaf-line pl-4 text-ink-soft">{en.answer}</p>}
      </div>
    </details>
  );
}
