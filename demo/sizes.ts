import type { Both, DemoProduct } from "./category.ts";

type OtherSize = { weight: Both; net: number; price: number; stock?: number };

type SizesOfProduct = {
  of: DemoProduct["sku"];
  /** Packed in the shop from the stock of the first size. */
  sharesStock?: true;
  others: OtherSize[];
};

/** Further sizes of products of the demo; lists show the product itself. */
export const sizes: SizesOfProduct[] = [
  {
    of: "kataribhog-rice",
    sharesStock: true,
    others: [
      { weight: { en: "1 kg", bn: "১ কেজি" }, net: 1_000, price: 118 },
      { weight: { en: "10 kg", bn: "১০ কেজি" }, net: 10_000, price: 1_060 },
    ],
  },
  {
    of: "red-rice",
    sharesStock: true,
    others: [
      { weight: { en: "500 g", bn: "৫০০ গ্রাম" }, net: 500, price: 68 },
      { weight: { en: "5 kg", bn: "৫ কেজি" }, net: 5_000, price: 590 },
    ],
  },
  {
    of: "sunflower-oil",
    others: [
      { weight: { en: "1 L", bn: "১ লিটার" }, net: 1_000, price: 405, stock: 44 },
      { weight: { en: "5 L", bn: "৫ লিটার" }, net: 5_000, price: 1_890, stock: 9 },
    ],
  },
];
