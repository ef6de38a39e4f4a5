import type { Block, Section } from "#src/content/texts/parse-sections.ts";
import { FilledText, type TextFacts } from "./filled-text.tsx";

/** A section of an editable page, with its heading. */
export function SectionText({ section, ...facts }: TextFacts & { section: Section }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-4">
      <h2 id={`${section.id}-title`} className="text-section">
        {section.title}
      </h2>
      <Blocks blocks={section.blocks} {...facts} />
    </section>
  );
}

/** Paragraphs, and lists of points. */
export function Blocks({ blocks, ...facts }: TextFacts & { blocks: Block[] }) {
  return blocks.map((block) =>
    typeof block === "string" ? (
      <p key={block} className="mt-3 text-long first:mt-0">
        <FilledText text={block} {...facts} />
      </p>
    ) : (
      <ul key={block[0]} className="mt-3 grid gap-2 text-long first:mt-0">
        {block.map((point) => (
          <li
            key={point}
            className="relative pl-5 before:absolute before:top-[0.6em] before:left-0.5 before:size-1.5 before:rounded-full before:bg-leaf"
          >
            <FilledText text={point} {...facts} />
          </li>
        ))}
      </ul>
    ),
  );
}
