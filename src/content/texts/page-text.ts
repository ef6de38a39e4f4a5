export type Block = string | string[];

export type Section = { id: string; title: string; blocks: Block[] };

/** The sections of a text; drops text before the first heading. */
export function sectionsOf(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section, index) => {
      const [title = "", ...lines] = section.split("\n");
      const blocks = lines.join("\n").split(/\n\s*\n/);
      return {
        id: `part-${index + 1}`,
        title: title.trim(),
        blocks: blocks
          .map((block) => block.trim())
          .filter(Boolean)
          .flatMap(asBlocks),
      };
    });
}

/** Splits a paragraph from a list that follows it without an empty line. */
function asBlocks(block: string): Block[] {
  const blocks: Block[] = [];
  for (const line of block.split("\n")) {
    const last = blocks.at(-1);
    const point = line.startsWith("- ") ? line.slice(2).trim() : undefined;
    if (point === undefined && typeof last === "string") blocks[blocks.length - 1] = `${last} ${line}`;
    else if (point === undefined) blocks.push(line);
    else if (Array.isArray(last)) last.push(point);
    else blocks.push([point]);
  }
  return blocks;
}
