/** The storage key of the height of "Buy again". */
export const buyAgainKey = "buy-again";

/** The storage key of the customer's open order. */
export const openOrderKey = "open-order";

/** An inline script of the home page: reserves space before the first paint. The CSP allows it by hash. */
export const returningScript = `(()=>{try{let s=localStorage,p=document.currentScript.parentElement,h=s.getItem("token")&&s.getItem("${buyAgainKey}");if(h){p.dataset.returning=s.getItem("${openOrderKey}")?"order":"";p.style.setProperty("--buy-again",h+"px")}}catch{}})()`;
