import { m } from "#src/language/messages.ts";

export const labelPapers = { a4: m.label_paper_a4, roll: m.label_paper_roll };

export type LabelPaper = keyof typeof labelPapers;
