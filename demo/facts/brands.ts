import type { PackFacts } from "./facts.ts";

/** Invented brands, and who makes what bears them. */
const makers = {
  Dhanshalik: "Dhanshalik Rice Mills, Dinajpur",
  Jhilmil: "Jhilmil Home Care Ltd., Savar",
  Kashful: "Kashful Foods Ltd., Gazipur",
  Kuasha: "Kuasha Tea Company Ltd., Sreemangal",
  Kuhu: "Kuhu Bread & Biscuit Ltd., Tongi",
  Morichbati: "Morichbati Spice Mills, Bogura",
  Shishir: "Shishir Dairy Ltd., Pabna",
  Shiuli: "Shiuli Toiletries Ltd., Gazipur",
  Tuntuni: "Tuntuni Baby Products Ltd., Dhaka",
  Ujan: "Ujan Agro Industries Ltd., Narayanganj",
};

/** PackFacts of a packed product of a brand, made in Bangladesh unless the facts say otherwise. */
export const by = (brand: keyof typeof makers, facts: PackFacts = {}): PackFacts => ({
  packed: true,
  brand,
  maker: makers[brand],
  origin: "BD",
  ...facts,
});
