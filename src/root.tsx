import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { ask } from "./basics/door.ts";
import type { LoadArgs } from "./basics/page.ts";
import { listCategories } from "./catalogue/contract.ts";
import { showShop } from "./content/contract.ts";
import { locale } from "./language/locale.ts";
import "./ui/app.css";

async function load({ context }: LoadArgs) {
  const [categories, facts] = await Promise.all([ask(context, listCategories, {}), ask(context, showShop, {})]);
  return { categories: categories.data, shop: facts.data };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={locale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Shop() {
  return <Outlet />;
}
