import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page, in English at the specification's URLs. */
const pages = (language: string) => {
  const routesBelow = (folder: string) => ({
    indexPage: (file: string) => index(file, { id: `${language}${folder}/index` }),
    page: (path: string, file: string) => route(path, file, { id: `${language}${folder}/${path}` }),
  });
  const { indexPage, page } = routesBelow("");
  const account = routesBelow("/account");
  const admin = routesBelow("/admin");
  return [
    indexPage("catalogue/pages/home.tsx"),
    page("products", "catalogue/pages/listing.tsx"),
    page("products/:id", "catalogue/pages/product.tsx"),
    page("stock-alerts", "catalogue/pages/stock-alerts.tsx"),
    page("new-time", "orders/pages/new-time.tsx"),
    page("cart/:code?", "cart/pages/cart.tsx"),
    page("checkout", "checkout/pages/checkout.tsx"),
    page("login", "identity/pages/login.tsx"),
    page("register", "identity/pages/register.tsx"),
    route("account", "identity/pages/account.tsx", { id: `${language}/account` }, [
      account.indexPage("identity/pages/account-index.tsx"),
      account.page("profile", "identity/pages/profile.tsx"),
      account.page("my-data", "identity/pages/my-data.tsx"),
      account.page("orders/:number?", "orders/pages/my-orders.tsx"),
      account.page("saved", "catalogue/pages/saved.tsx"),
    ]),
    page("forgot-password", "identity/pages/forgot-password.tsx"),
    page("reset-password", "identity/pages/reset-password.tsx"),
    page("custom-order", "requests/pages/custom-order.tsx"),
    page("contact", "requests/pages/contact.tsx"),
    page("about", "content/pages/about.tsx"),
    page("faq", "content/pages/faq.tsx"),
    page("privacy-policy", "content/pages/privacy-policy.tsx"),
    page("terms-of-service", "content/pages/terms-of-service.tsx"),
    page("offline", "offline/pages/offline.tsx"),
    route("admin", "admin/pages/frame.tsx", { id: `${language}/admin` }, [
      // Its pages by URL: admin/admin-pages.ts.
      admin.page(":page?/:id?", "admin/pages/admin-page.tsx"),
    ]),
    page("*", "content/pages/not-found.tsx"),
  ];
};

/** The same pages in Bengali, under /bn. */
export default [...pages("en"), ...prefix("bn", pages("bn"))] satisfies RouteConfig;
