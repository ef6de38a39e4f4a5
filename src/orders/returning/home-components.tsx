import { lazy, Suspense } from "react";
import { BuyAgain } from "./buy-again.tsx";
import { Greeting } from "./greeting.tsx";

const LazyOpenOrder = lazy(() => import("./open-order.tsx"));

const OpenOrder = () => (
  <Suspense>
    <LazyOpenOrder />
  </Suspense>
);

export default { BuyAgain, Greeting, OpenOrder };
