import type { SynonymEntry } from "../search/query/synonyms.ts";

/** Older spellings, and neighbourhoods that are not a thana. */
export const otherNames: Record<string, string[]> = {
  chattogram: ["chittagong", "ctg", "চিটাগাং"],
  cumilla: ["comilla"],
  jashore: ["jessore"],
  bogura: ["bogra"],
  barishal: ["barisal"],
  mohammadpur: ["lalmatia", "লালমাটিয়া"],
  shahjahanpur: ["malibagh", "মালিবাগ", "shantinagar", "শান্তিনগর"],
  ramna: ["eskaton", "ইস্কাটন", "moghbazar", "মগবাজার", "siddheswari", "সিদ্ধেশ্বরী"],
  tejgaon: ["farmgate", "ফার্মগেট", "karwan bazar", "kawran bazar", "কারওয়ান বাজার", "tejkunipara"],
  banani: ["mohakhali", "মহাখালী"],
  gulshan: ["baridhara", "বারিধারা", "niketan", "নিকেতন"],
  bhatara: ["bashundhara", "বসুন্ধরা", "kuril", "কুড়িল", "nadda", "নদ্দা"],
  khilkhet: ["nikunja", "নিকুঞ্জ"],
  rampura: ["banasree", "বনশ্রী"],
  "sher e bangla": ["agargaon", "আগারগাঁও", "shyamoli", "শ্যামলী"],
  mirpur: ["kalyanpur", "কল্যাণপুর", "paikpara", "পাইকপাড়া", "shewrapara", "শেওড়াপাড়া", "kazipara", "কাজীপাড়া"],
  "new market": ["elephant road", "এলিফ্যান্ট রোড", "katabon", "কাঁটাবন"],
  lalbagh: ["azimpur", "আজিমপুর"],
  kalabagan: ["panthapath", "পান্থপথ", "green road", "গ্রিন রোড"],
  khilgaon: ["goran", "গোড়ান", "taltola", "তালতলা"],
  sabujbagh: ["basabo", "বাসাবো"],
  jatrabari: ["dholaipar", "ধোলাইপাড়"],
};

/** One-way synonyms for the search: a neighbourhood finds its place, but not the reverse. */
export const alsoCalled: SynonymEntry[] = Object.entries(otherNames).map(([place, others]) => ({
  words: [place, ...others],
  kinds: [],
}));
