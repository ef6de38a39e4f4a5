/** The session storage key that says that the language was offered. */
export const offeredKey = "language-offered";

/** Inline script before the first paint: reserves the offer's height if the user's language differs. The CSP allows it by hash. */
export const offerScript = `(()=>{try{let r=document.currentScript.parentElement,s=JSON.parse(localStorage.getItem("language")),w=(s?s.split(","):navigator.languages.map(t=>t.slice(0,2))).find(l=>l=="en"||l=="bn");if(w&&!(s||w).includes(document.documentElement.lang)&&!sessionStorage.getItem("${offeredKey}"))r.dataset.language=w}catch{}})()`;
