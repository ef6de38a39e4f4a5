import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { DownloadData } from "../components/own-data/download-data.tsx";
import { RetentionList } from "../components/own-data/retention-list.tsx";
import { ConsentSection } from "../consents/components/consent-section.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.own_data_title()) },
  { name: "description", content: m.own_data_description() },
  { name: "robots", content: "noindex" },
];

export default function MyDataPage() {
  return (
    <>
      <h1 className="mb-4 text-title">{m.own_data_title()}</h1>
      <div className="grid grid-cols-1 gap-4">
        <DownloadData />
        <ConsentSection />
        <RetentionList />
      </div>
    </>
  );
}
