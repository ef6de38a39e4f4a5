import { useLoaderData } from "react-router";
import { m } from "#src/language/messages.ts";
import { buildMeta, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { LegalText } from "../components/reading/legal-text.tsx";
import { createPageLoader } from "../create-page-loader.ts";

export const meta = (args: MetaOf) =>
  buildMeta(args, { title: m.footer_terms(), description: m.terms_description() });

const loadText = createPageLoader("terms-of-service");

export const loader = loadText;
export const clientLoader = loadText;

export default function TermsOfService() {
  const page = useLoaderData<typeof loader>();
  return <LegalText title={m.footer_terms()} page={page} shop={useRootData()?.shop} />;
}
