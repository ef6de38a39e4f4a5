import { useRouteLoaderData } from "react-router";
import { m } from "../../language/messages.ts";
import type { RootData } from "../../root.tsx";
import { type MetaOf, metaOf, shopOf } from "../../shell/meta/meta-of.ts";
import { LegalText } from "../components/reading/legal-text.tsx";
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
