// Checks that both languages have the same messages and parameters, each in its own script.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./ready.js";

/** The same in both languages. */
const calledSo = new Set([
  "English",
  "বাংলা",
  "dim",
  "ডিম",
  "Google",
  "TK",
  "Re",
  "CSV",
  "JSON",
  "SKU",
  "Excel",
  "LibreOffice",
  "Sheets",
]);
const faults = [];
const seen = new Map();
const settings = JSON.parse(readFileSync(join(root, "project.inlang/settings.json"), "utf8"));
const listed = settings["plugin.inlang.messageFormat"].pathPattern;

for (const feature of readdirSync(join(root, "src"))) {
  const folder = `./src/${feature}/messages`;
  if (!existsSync(join(root, folder))) continue;
  if (!listed.includes(`${folder}/{locale}.json`))
    faults.push(`${folder} is missing in project.inlang/settings.json`);
  const [en, bn] = ["en", "bn"].map((locale) =>
    JSON.parse(readFileSync(join(root, folder, `${locale}.json`), "utf8")),
  );
  for (const key of new Set([...Object.keys(en), ...Object.keys(bn)])) {
    if (key === "$schema") continue;
    if (seen.has(key)) faults.push(`${key} stands in ${seen.get(key)} and in ${feature}`);
    seen.set(key, feature);
    if (!textOf(en[key])) faults.push(`${feature}: ${key} has no English`);
    if (!textOf(bn[key])) faults.push(`${feature}: ${key} has no Bengali`);
    if (parametersOf(en[key]) !== parametersOf(bn[key]))
      faults.push(`${feature}: ${key} has other parameters in Bengali`);
    if (foreignIn(bn[key], /[A-Za-z0-9]+/g)) faults.push(`${feature}: ${key} is not all Bengali`);
    if (foreignIn(en[key], /[\u0980-\u09f2\u09f4-\u09ff]+/g))
      faults.push(`${feature}: ${key} is not all English`);
    if (textOf(bn[key]).includes("সংরক্ষণ")) faults.push(`${feature}: ${key} does not say সেভ`);
  }
}

function textOf(message) {
  if (message === undefined) return "";
  return typeof message === "string" ? message.trim() : JSON.stringify(message);
}

function parametersOf(message) {
  return [...new Set(textOf(message).match(/\{\w+\}/g) ?? [])].sort().join(" ");
}

function foreignIn(message, foreign) {
  const words = textOf(message).replace(/\{\w+\}|https:\/\/|\b\d+@\S+/g, "");
  return words.match(foreign)?.some((word) => !calledSo.has(word));
}

const used = sources(join(root, "src"))
  .concat(sources(join(root, "demo")))
  .join("\n");
for (const [key, feature] of seen) {
  if (!new RegExp(`\\bm\\.${key}\\b`).test(used)) faults.push(`${feature}: ${key} is used nowhere`);
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.parentPath.includes("paraglide"))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}

if (faults.length) {
  console.error(`\n  ${faults.join("\n  ")}\n`);
  process.exit(1);
}
