import { locale, urlIn } from "#src/language/locale.ts";
import type { ShopFacts } from "../contract.ts";

export const shopData = ({ name, address, phone, email, url }: ShopFacts): object[] => [
  {
    "@type": ["Organization", "GroceryStore"],
    "@id": `${url}/#shop`,
    name,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    image: `${url}/icon-512.png`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && {
      address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "BD" },
    }),
    currenciesAccepted: "BDT",
    paymentAccepted: "Cash",
  },
  {
    "@type": "WebSite",
    "@id": `${url}/#site`,
    name,
    url: url + urlIn(locale(), "/"),
    inLanguage: locale(),
    publisher: { "@id": `${url}/#shop` },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${url}${urlIn(locale(), "/products")}?search={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  },
];

export const breadcrumbData = ({ url }: ShopFacts, steps: { name: string; to?: string }[]): object => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(to !== undefined && { item: url + to }),
  })),
});
