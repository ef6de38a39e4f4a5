import { useRouteLoaderData } from "react-router";
import { m } from "../../language/messages.ts";
import type { RootData } from "../../root.tsx";
import { type MetaOf, metaOf } from "../../shell/meta/meta-of.ts";
import { LegalText } from "../components/reading/legal-text.tsx";
import { terms } from "../texts/terms.ts";

export const meta = (args: MetaOf) =>
  metaOf(args, { title: m.footer_terms(), description: m.terms_description() });

export default function TermsOfService() {
  const shop = useRouteLoaderData<RootData>("root")?.shop;
  return <LegalText title={m.footer_terms()} since="2026-11-01" sections={terms} shop={shop} />;
}
