/** Where this browser stores how high "Buy again" was on the home page; nothing where there was none. */
export const buyAgainKey = "buy-again";

/** Where this browser stores the customer's open order, as it was last seen. */
export const openOrderKey = "open-order";

/**
 * Stands in the home page and gives what is a returning customer's its room before it is painted. The policy of pages allows it by
 * hash.
 */
export const returningScript = `(()=>{try{let s=localStorage,p=document.currentScript.parentElement,h=s.getItem("token")&&s.getItem("${buyAgainKey}");if(h){p.dataset.returning=s.getItem("${openOrderKey}")?"order":"";p.style.setProperty("--buy-again",h+"px")}}catch{}})()`;
