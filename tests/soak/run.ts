// `npm run soak -- NAME`: a drill that breaks the shop on purpose. See docs/reliability.md.
import { parseArgs } from "node:util";
import { drills } from "./drills.ts";

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string" },
    buyers: { type: "string" },
    proxy: { type: "string" },
    from: { type: "string" },
  },
  allowPositionals: true,
});
const [name = "kills"] = positionals;
const drill = drills[name];
const rounds = Number(values.rounds ?? drill?.rounds);
const buyers = Number(values.buyers ?? drill?.buyers);
if (!drill || !(rounds >= 1 && rounds <= 1_000_000 && buyers >= 1 && buyers <= 5_000)) {
  console.error("Which drill, and how many? npm run soak -- kills --rounds 50 --buyers 500\n");
  for (const [known, { about }] of Object.entries(drills)) console.error(`  ${known.padEnd(11)}${about}`);
  process.exit(1);
}

console.log(`\n  ${name}: ${drill.about}\n`);
const { figures, faults } = await drill.run({
  rounds,
  buyers,
  proxy: values.proxy,
  from: values.from,
  say: (line) => console.log(`  ${line}`),
});
console.log(`\n  ${figures.join("\n  ")}`);
for (const fault of faults) console.log(`  ✗ ${fault}`);
console.log(faults.length ? "" : "  Every promise was kept.\n");
process.exit(faults.length ? 1 : 0);
