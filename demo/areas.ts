import type { Both } from "./category.ts";

/** A delivery area of the demo shop, with free delivery. */
export type DemoArea = {
  name: Both;
  places: string[];
  /** Whether fish and ice are delivered. */
  perishables: boolean;
  slots: { from: number; to: number; capacity: number }[];
};

/** Hours in Dhaka. */
const slots = (capacity: number) =>
  [8, 12, 16].map((hour) => ({ from: hour * 60, to: (hour + 4) * 60, capacity }));

const inDhaka = (...names: string[]) => names.map((name) => `dhaka/${name}`);

/** The thanas of Dhaka, and its surroundings with one delivery a day and no perishables. */
export const areas: DemoArea[] = [
  {
    name: { en: "Dhanmondi & Mohammadpur", bn: "ধানমন্ডি ও মোহাম্মদপুর" },
    places: inDhaka("dhanmondi", "mohammadpur", "adabor", "hazaribagh", "kalabagan", "new-market"),
    perishables: true,
    slots: slots(40),
  },
  {
    name: { en: "Gulshan, Banani & Baridhara", bn: "গুলশান, বনানী ও বারিধারা" },
    places: inDhaka("gulshan", "banani", "badda", "bhatara", "cantonment"),
    perishables: true,
    slots: slots(40),
  },
  {
    name: { en: "Uttara", bn: "উত্তরা" },
    places: inDhaka("uttara-east", "uttara-west", "airport", "dakshinkhan", "uttarkhan", "khilkhet", "turag"),
    perishables: true,
    slots: slots(30),
  },
  {
    name: { en: "Mirpur", bn: "মিরপুর" },
    places: inDhaka("mirpur", "pallabi", "kafrul", "rupnagar", "shah-ali", "darus-salam", "bhashantek"),
    perishables: true,
    slots: slots(30),
  },
  {
    name: { en: "Old Dhaka", bn: "পুরান ঢাকা" },
    places: inDhaka("kotwali", "lalbagh", "chawkbazar", "bangshal", "sutrapur", "gendaria", "wari"),
    perishables: true,
    slots: slots(30),
  },
  {
    name: { en: "Savar & Keraniganj", bn: "সাভার ও কেরাণীগঞ্জ" },
    places: inDhaka("savar", "keraniganj"),
    perishables: false,
    slots: [{ from: 12 * 60, to: 18 * 60, capacity: 20 }],
  },
];
