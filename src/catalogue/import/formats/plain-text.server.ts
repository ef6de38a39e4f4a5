import { Parser } from "htmlparser2";

/** Elements that start a new line. */
const blockElements = new Set(
  "address article blockquote br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul".split(
    " ",
  ),
);
const paragraphElements = new Set("blockquote h1 h2 h3 h4 h5 h6 ol p table ul".split(" "));
/** Elements whose content is not shown as text. */
const hiddenElements = new Set("head iframe noscript object script style svg template title".split(" "));

/** Matches "[gallery ids=1]" and "[/gallery]", but not a link of Markdown. */
const shortcode = /\[\/?[a-z_-]+(?: [^[\]]*)?\](?!\()/gi;
const tagOrEntity = /<[a-z!/]|&[#a-z]/i;
/** A tag that breaks lines: then the line breaks of the source do not count. */
const blockTag = /<(?:p|br|div|ul|ol|table|h[1-6])[\s/>]/i;

/** Converts HTML to plain text without WordPress shortcodes. Text without tags keeps its line breaks. */
export function htmlToText(html: string): string {
  const text = html.replace(shortcode, "");
  if (!tagOrEntity.test(text)) return text.trim();
  const hasBlocks = blockTag.test(text);
  let plain = "";
  /** The number of open elements whose content is hidden. */
  let hiddenDepth = 0;
  const breakLine = (name: string) => {
    if (blockElements.has(name)) plain = `${plain.trimEnd()}${paragraphElements.has(name) ? "\n\n" : "\n"}`;
  };
  const parser = new Parser({
    onopentag(name) {
      if (hiddenElements.has(name)) hiddenDepth++;
      breakLine(name);
      if (name === "li") plain += "• ";
      if (name === "td" || name === "th") plain += " ";
    },
    ontext(part) {
      if (hiddenDepth === 0) plain += hasBlocks ? part.replace(/\s+/g, " ") : part;
    },
    onclosetag(name) {
      if (hiddenElements.has(name)) hiddenDepth--;
      if (name !== "br") breakLine(name);
    },
  });
  parser.end(text);
  return (
    plain
      .replaceAll("\u00A0", " ")
      .split("\n")
      .map((line) => line.trim())
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      // Items of a list follow each other without blank lines.
      .replace(/(• [^\n]*)\n\n(?=• )/g, "$1\n")
      .trim()
  );
}
