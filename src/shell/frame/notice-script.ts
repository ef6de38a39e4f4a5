/** The storage key of the dismissed notice's id. */
export const closedNoticeKey = "notice";

/** Inline script that hides a dismissed notice before the first paint, to avoid a layout shift. The CSP allows it by hash. */
export const noticeScript = `(()=>{let n=document.currentScript.parentElement;try{n.hidden=localStorage.getItem("${closedNoticeKey}")==JSON.stringify(n.dataset.notice)}catch{}})()`;
