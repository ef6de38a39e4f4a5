import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = globSync("src/**/*.{ts,tsx,css}", { cwd: root })
  .filter((file) => !/paraglide|migrations|\.test\.tsx?$/.test(file))
  .toSorted();
const folders = Map.groupBy(files, dirname);

/** File names of the browser: `use-saved.ts`, `saved-store.ts`, all `.tsx`. */
const saysBrowser = /^use-|-store\.ts$|\.tsx$/;
/** Browser files among server files; and what runs on both sides. */
const known = ["announce-session-over.ts", "sign-in.ts", "locale.ts", "browser-storage.ts", "after-load.ts"];

test("where code of the server and of the browser share a folder, their names say which is which", () => {
  const ofBrowser = (file: string) =>
    /from "react"|(?<!\/)\b(window|document|localStorage|sessionStorage)\.\w/.test(
      readFileSync(join(root, file), "utf8"),
    );
  const silent = [...folders.values()]
    .filter((held) => held.some((file) => file.includes(".server.")))
    .flat()
    .filter((file) => !/\.server\.tsx?$/.test(file) && !saysBrowser.test(basename(file)))
    .filter((file) => !known.includes(basename(file)) && ofBrowser(file));
  expect(silent).toEqual([]);
});
