import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { markHydrationStart } from "./ui/view-transitions.ts";

const hydrate = () =>
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );

markHydrationStart();

// In slices, between which the page scrolls and paints; at once where somebody has pressed already and waits for an answer, which
// Add has given (early-script.ts).
if (document.querySelector("[data-pressed='']")) hydrate();
else startTransition(() => void hydrate());

// Where the connection has gone meanwhile, the next page loads it.
const later = () => setTimeout(() => import("./after-load.ts").catch(() => undefined), 1000);

if (import.meta.env.PROD)
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
