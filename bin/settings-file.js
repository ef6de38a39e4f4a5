// Reads NAME=value lines of ENV_FILE: values are literal, without surrounding quotes. Set variables stay.
import { readFileSync } from "node:fs";

const file = process.env.ENV_FILE;
if (file) linesOf(file).forEach(read);

function linesOf(path) {
  try {
    return readFileSync(path, "utf8").split(/\r?\n/);
  } catch (error) {
    return refuse(`ENV_FILE: ${path} cannot be read (${error.code}).`);
  }
}

function read(line, index) {
  const text = line.trim();
  if (text === "" || text.startsWith("#")) return;
  const end = text.indexOf("=");
  const name = text.slice(0, Math.max(end, 0)).trim();
  if (!/^[A-Za-z_]\w*$/.test(name)) refuse(`ENV_FILE: line ${index + 1} of ${file} is not NAME=value.`);
  if (!process.env[name]) process.env[name] = withoutQuotes(text.slice(end + 1).trim());
}

function withoutQuotes(value) {
  const [first] = value;
  const isQuoted = value.length > 1 && (first === '"' || first === "'") && value.endsWith(first);
  return isQuoted ? value.slice(1, -1) : value;
}

function refuse(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(78);
}
