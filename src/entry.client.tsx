import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Where the connection has gone meanwhile, the next page loads it.
const later = () => setTimeout(() => import("./after-load.ts").catch(() => undefined), 1000);

if (import.meta.env.PROD)
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
