import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { Notice } from "../contract.ts";
import { closedNoticeKey, noticeScript } from "./notice-script.ts";

type NoticeLineProps = { notice: Notice };

/** A dismissible line above the header; loaded only if there is a notice. */
export default function NoticeLine({ notice: { id, text, link } }: NoticeLineProps) {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => setIsClosed(readStored(closedNoticeKey) === id), [id]);
  const close = () => {
    writeStored(closedNoticeKey, id);
    setIsClosed(true);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={m.notice_label()}
      data-notice={id}
      hidden={isClosed}
      suppressHydrationWarning
      className="bg-turmeric-tint text-turmeric-ink print:hidden!"
    >
      <div className="wrap-wide flex items-center gap-3">
        <p className="min-w-0 flex-1 py-2.5 font-medium wrap-anywhere">
          {link === undefined ? text : <NoticeLink link={link} text={text} />}
        </p>
        <button
          type="button"
          aria-label={m.notice_close()}
          onClick={close}
          className="press -mr-2.5 grid size-11 shrink-0 place-items-center rounded-small"
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own, which the page's policy allows by hash
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? noticeScript : "" }}
      />
    </aside>
  );
}

const linkClass = "underline underline-offset-3";

function NoticeLink({ link, text }: { link: string; text: string }) {
  if (!link.startsWith("/"))
    return (
      <a href={link} target="_blank" rel="noopener" className={linkClass}>
        {text}
      </a>
    );
  return (
    <Link viewTransition to={localUrl(link)} className={linkClass}>
      {text}
    </Link>
  );
}
