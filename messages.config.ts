/** How the messages in `src/<feature>/messages/*.json` become typed functions; shared by Vite and `npm run messages`. */
export const messages = {
  project: "./project.inlang",
  outdir: "./src/language/paraglide",
  // The address decides the language; src/language/locale.ts tells it to the messages.
  strategy: ["globalVariable", "baseLocale"] as ["globalVariable", "baseLocale"],
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
};
