/** The storage key of the dismissed notice's id. */
export const closedNoticeKey = "notice";

/** Inline script: hides a dismissed notice before the first paint, against a layout shift. The CSP has its hash. */
export const noticeScript = `(()=>{let n=document.currentScript.parentElement;try{n.hidden=localStorage.getItem("${closedNoticeKey}")==JSON.stringify(n.dataset.notice)}catch{}})()`;
