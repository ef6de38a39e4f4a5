import { expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import { toChanges } from "./labels.ts";

test("a colour is called as where it was chosen, in the reader's language; one of earlier days by its own word", async () => {
  const said = () => toChanges({ before: { tint: "magenta" }, after: { tint: "fish" } });
  await inLanguage("en", async () =>
    expect(said()).toEqual([{ label: "Colour", before: "magenta", after: "Sea blue" }]),
  );
  await inLanguage("bn", async () => expect(said()[0]?.after).toMatch(/^[\u0980-\u09ff ]+$/));
});
