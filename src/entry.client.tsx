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

// Hydrates in slices, so that the page can scroll and paint in between. Hydrates at once if the user has
// pressed Add, which early-script.ts acknowledges.
if (document.querySelector("[data-pressed='']")) hydrate();
else startTransition(() => void hydrate());

// After a lost connection, the next page loads it.
const loadLater = () => setTimeout(() => import("./after-load.ts").catch(() => undefined), 1000);

if (import.meta.env.PROD)
  if (document.readyState === "complete") loadLater();
  else addEventListener("load", loadLater);
