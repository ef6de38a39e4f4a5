import { listMessages, type MessageRow, markMessage } from "../../admin/contract.ts";
import { InboxFrame } from "../../admin/parts/inbox-frame.tsx";
import { useInbox } from "../../admin/use-inbox.ts";
import { m } from "../../language/words.ts";
import { type Entry, InboxList } from "../parts/inbox/inbox-list.tsx";

export const meta = () => [
  { title: m.page_title({ page: m.office_messages() }) },
  { name: "description", content: m.inbox_messages_description() },
  { name: "robots", content: "noindex" },
];

export default function AdminMessagesPage() {
  const { list, mark } = useInbox(listMessages, markMessage);
  return (
    <InboxFrame
      title={m.office_messages()}
      searchLabel={m.inbox_search()}
      empty={{ title: m.inbox_messages_empty(), text: m.inbox_messages_empty_text() }}
      list={list}
    >
      {(rows) => (
        <InboxList
          label={m.office_messages()}
          entries={rows.map(asEntry)}
          onMark={mark}
          replySubject={({ subject }) => m.inbox_messages_reply({ subject })}
        />
      )}
    </InboxFrame>
  );
}

const asEntry = ({ id, name, email, subject, message, created_at, done }: MessageRow): Entry => ({
  id,
  name,
  subject,
  text: message,
  at: created_at,
  done,
  email,
});
