/** Where this browser stores how high "Buy again" was on the home page; nothing where there was none. */
export const buyAgainKey = "buy-again";

/** Stands in the empty room of "Buy again" and gives it that height before it is painted. The policy of pages allows it by hash. */
export const roomScript = `(()=>{try{document.currentScript.parentElement.style.minHeight=+localStorage.getItem("${buyAgainKey}")+"px"}catch{}})()`;
