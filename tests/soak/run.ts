// `npm run soak`: kills the shop over and over while buyers order. See docs/reliability.md.
import { parseArgs } from "node:util";
import { soak } from "./soak.ts";

const longestStartMs = 3_000;
const { values } = parseArgs({ options: { rounds: { type: "string" }, buyers: { type: "string" } } });
const rounds = Number(values.rounds ?? 22);
const buyers = Number(values.buyers ?? 6);
if (!(rounds >= 1 && rounds <= 10_000 && buyers >= 1 && buyers <= 100)) {
  console.error("How many? npm run soak -- --rounds 22 --buyers 6");
  process.exit(1);
}

const report = await soak({ rounds, buyers, say: (line) => console.log(`  ${line}`) });
const slow = report.starts.filter(({ ms }) => ms > longestStartMs);
const times = report.starts.map(({ ms }) => ms);
console.log(`
  ${report.attempts} orders were tried, ${report.acknowledged} acknowledged, through ${rounds} kills.
  Open again after ${Math.min(...times)} to ${Math.max(...times)} ms.`);
for (const fault of report.faults) console.log(`  ✗ ${fault}`);
for (const { killed, ms } of slow) console.log(`  ✗ after ${killed} it took ${ms} ms to open`);
const fine = report.faults.length + slow.length === 0;
console.log(report.faults.length ? "" : "  Nothing lost, doubled, half there or oversold.\n");
process.exit(fine ? 0 : 1);
