/** The colours of categories, slides and advertisements (`ui/styles/tints.css`). */
export const tints = [
  "fruit-vegetables",
  "fish",
  "meat",
  "eggs-dairy",
  "rice-flour",
  "dal",
  "oil-ghee",
  "spices",
  "bread-biscuits",
  "snacks",
  "tea-drinks",
  "household",
  "personal-care",
  "baby",
] as const;
