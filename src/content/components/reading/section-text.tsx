import { locale } from "../../../language/locale.ts";
import type { ShopFacts } from "../../../shell/contract.ts";
import type { Section } from "../../texts/text.ts";
import { ShopWords } from "./shop-words.tsx";

type SectionTextProps = { section: Section; shop: ShopFacts | undefined };

/** One section of a long text, in the page's language. */
export function SectionText({ section, shop }: SectionTextProps) {
  const { title, text } = section[locale()];
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-4">
      <h2 id={`${section.id}-title`} className="text-section">
        {title}
      </h2>
      {text.map((block) =>
        typeof block === "string" ? (
          <p key={block} className="mt-3 text-long">
            <ShopWords text={block} shop={shop} />
          </p>
        ) : (
          <ul key={block[0]} className="mt-3 grid gap-2 text-long">
            {block.map((point) => (
              <li
                key={point}
                className="relative pl-5 before:absolute before:top-[0.6em] before:left-0.5 before:size-1.5 before:rounded-full before:bg-leaf"
              >
                <ShopWords text={point} shop={shop} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
