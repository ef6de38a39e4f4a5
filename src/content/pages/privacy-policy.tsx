import { useEffect } from "react";
import { useLoaderData } from "react-router";
import type { LoadArgs } from "#src/api/client/load-args.ts";
import { m } from "#src/language/messages.ts";
import { buildMeta, findShop, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { policyVersionText } from "#src/shell/policy-version-text.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { LegalText } from "../components/reading/legal-text.tsx";
import { createPageLoader } from "../create-page-loader.ts";

export const meta = (args: MetaOf) =>
  buildMeta(args, {
    title: m.footer_privacy(),
    description: m.privacy_description({ name: findShop(args)?.name ?? "" }),
  });

/** True in a tab that loaded another page first: that page may name an older version. */
let isTabOlder = false;

const loadText = createPageLoader("privacy-policy");

export const loader = loadText;
export const clientLoader = (args: LoadArgs) => {
  isTabOlder = true;
  return loadText(args);
};

export default function PrivacyPolicy() {
  const page = useLoaderData<typeof loader>();
  const shop = useRootData()?.shop;
  const isOtherVersion = page.version !== undefined && page.version !== shop?.policy.version;
  // Consent given after reading the new text must name its version, also on the next pages.
  useEffect(() => {
    if (isTabOlder && isOtherVersion) window.location.reload();
  }, [isOtherVersion]);
  const since = page.version && policyVersionText(page.version);
  return <LegalText title={m.footer_privacy()} page={page} shop={shop} since={since} />;
}
