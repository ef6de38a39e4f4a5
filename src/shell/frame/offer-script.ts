/** The session storage key that says that the language was offered. */
export const offeredKey = "language-offered";

/** Inline script: reserves the offer's height before the first paint in another language. The CSP has its hash. */
export const offerScript = `(()=>{try{let r=document.currentScript.parentElement,s=JSON.parse(localStorage.getItem("language")),w=(s?s.split(","):navigator.languages.map(t=>t.slice(0,2))).find(l=>l=="en"||l=="bn");if(w&&!(s||w).includes(document.documentElement.lang)&&!sessionStorage.getItem("${offeredKey}"))r.dataset.language=w}catch{}})()`;
