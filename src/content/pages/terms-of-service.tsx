import { m } from "../../language/messages.ts";
import { type MetaOf, metaOf } from "../../shell/meta/meta-of.ts";
import { useRootData } from "../../shell/root-data.ts";
import { LegalText } from "../components/reading/legal-text.tsx";
import { terms } from "../texts/terms.ts";

export const meta = (args: MetaOf) =>
  metaOf(args, { title: m.footer_terms(), description: m.terms_description() });

export default function TermsOfService() {
  const shop = useRootData()?.shop;
  return <LegalText title={m.footer_terms()} since="2026-11-01" sections={terms} shop={shop} />;
}
