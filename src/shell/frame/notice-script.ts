/** Where this browser stores the id of the notice that its shopper has closed. */
export const closedNoticeKey = "notice";

/** Stands in the notice and runs before it is painted: for who has closed it, nothing moves. The policy of pages allows it by hash. */
export const noticeScript = `(()=>{let n=document.currentScript.parentElement;try{n.hidden=localStorage.getItem("${closedNoticeKey}")==JSON.stringify(n.dataset.notice)}catch{}})()`;
