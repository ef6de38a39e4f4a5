import { m } from "../../language/messages.ts";
import { type MetaOf, metaOf, shopOf } from "../../shell/meta/meta-of.ts";
import { useRootData } from "../../shell/root-data.ts";
import { LegalText } from "../components/reading/legal-text.tsx";
import { privacy } from "../texts/privacy.ts";

export const meta = (args: MetaOf) =>
  metaOf(args, {
    title: m.footer_privacy(),
    description: m.privacy_description({ name: shopOf(args)?.name ?? "" }),
  });

export default function PrivacyPolicy() {
  const shop = useRootData()?.shop;
  return <LegalText title={m.footer_privacy()} since="2026-11-01" sections={privacy} shop={shop} />;
}
