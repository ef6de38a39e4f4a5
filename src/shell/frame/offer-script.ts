/** Where this browser session stores that it was offered the other language. */
export const offeredKey = "language-offered";

/**
 * Stands in the room of the language offer and runs before it is painted: where the shopper reads the other language, by their choice
 * or else by their browser, it notes the language on the room, which then has its height. The policy of pages allows it by hash.
 */
export const offerScript = `(()=>{try{let r=document.currentScript.parentElement,s=JSON.parse(localStorage.getItem("language")),w=(s?s.split(","):navigator.languages.map(t=>t.slice(0,2))).find(l=>l=="en"||l=="bn");if(w&&!(s||w).includes(document.documentElement.lang)&&!sessionStorage.getItem("${offeredKey}"))r.dataset.language=w}catch{}})()`;
