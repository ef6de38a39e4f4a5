export type Block = string | string[];

export type Section = { id: string; title: string; blocks: Block[] };

/** The sections of a text; drops text before the first heading. */
export function parseSections(text: string): Section[] {
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
          .flatMap(toBlocks),
      };
    });
}

/** Splits a paragraph from a list that follows it without an empty line. */
function toBlocks(block: string): Block[] {
  const blocks: Block[] = [];
  for (const line of block.split("\n")) {
    const lastBlock = blocks.at(-1);
    const listItem = line.startsWith("- ") ? line.slice(2).trim() : undefined;
    if (listItem === undefined && typeof lastBlock === "string")
      blocks[blocks.length - 1] = `${lastBlock} ${line}`;
    else if (listItem === undefined) blocks.push(line);
    else if (Array.isArray(lastBlock)) lastBlock.push(listItem);
    else blocks.push([listItem]);
  }
  return blocks;
}
