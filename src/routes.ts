import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the shop, in English at the specification's addresses. */
const pages = (language: string) => {
  const page = (path: string, file: string) => route(path, file, { id: `${language}/${path}` });
  return [
    index("catalogue/pages/home.tsx", { id: `${language}/home` }),
    page("products", "catalogue/pages/listing.tsx"),
    page("products/:id", "catalogue/pages/product.tsx"),
    page("cart", "cart/pages/cart.tsx"),
    page("checkout", "orders/pages/checkout.tsx"),
    page("login", "identity/pages/login.tsx"),
    page("register", "identity/pages/register.tsx"),
    route("account", "identity/pages/account.tsx", { id: `${language}/account` }, [
      page("orders", "orders/pages/my-orders.tsx"),
    ]),
    page("*", "content/pages/not-found.tsx"),
  ];
};

/** The same pages in Bengali stand under /bn. */
export default [...pages("en"), ...prefix("bn", pages("bn"))] satisfies RouteConfig;
