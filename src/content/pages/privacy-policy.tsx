import { useRouteLoaderData } from "react-router";
import { m } from "../../language/words.ts";
import type { RootData } from "../../root.tsx";
import { LegalText } from "../parts/reading/legal-text.tsx";
import { type MetaOf, metaOf, shopOf } from "../sharing/meta-of.ts";
import { privacy } from "../texts/privacy.ts";

export const meta = (args: MetaOf) =>
  metaOf(args, {
    title: m.footer_privacy(),
    description: m.privacy_description({ name: shopOf(args)?.name ?? "" }),
  });

export default function PrivacyPolicy() {
  const shop = useRouteLoaderData<RootData>("root")?.shop;
  return <LegalText title={m.footer_privacy()} since="2026-11-01" sections={privacy} shop={shop} />;
}
