import { lazy, Suspense } from "react";
import { BuyAgain } from "./buy-again.tsx";
import { Greeting } from "./greeting.tsx";

const Order = lazy(() => import("./open-order.tsx"));

const OpenOrder = () => (
  <Suspense>
    <Order />
  </Suspense>
);

export default { BuyAgain, Greeting, OpenOrder };
