import { lazy, Suspense } from "react";
import { BuyAgain } from "./buy-again.tsx";
import { Greeting } from "./greeting.tsx";

const Order = lazy(() => import("./open-order.tsx"));

const OpenOrder = () => (
  <Suspense>
    <Order />
  </Suspense>
);

/** What is a returning customer's own on the home page, loaded beside the first view. */
export default { BuyAgain, Greeting, OpenOrder };
