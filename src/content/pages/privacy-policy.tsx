import { useLoaderData } from "react-router";
import { m } from "#src/language/messages.ts";
import { type MetaOf, metaOf, shopOf } from "#src/shell/meta/meta-of.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { LegalText } from "../components/reading/legal-text.tsx";
import { loadPage } from "../load-page.ts";

export const meta = (args: MetaOf) =>
  metaOf(args, {
    title: m.footer_privacy(),
    description: m.privacy_description({ name: shopOf(args)?.name ?? "" }),
  });

const loadText = loadPage("privacy-policy");

export const loader = loadText;
export const clientLoader = loadText;

export default function PrivacyPolicy() {
  const page = useLoaderData<typeof loader>();
  const shop = useRootData()?.shop;
  return <LegalText title={m.footer_privacy()} page={page} shop={shop} since={shop?.policy.day} />;
}
