/**
 * Runs first. The CSP requires Trusted Types; React needs two exceptions, an empty script element and text without any element,
 * such as JSON-LD. The only script URL allowed is the service worker's.
 */
export const trustedHtmlScript = `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:t=>t.includes("<")&&t!="<script>\\x3c/script>"?null:t,createScriptURL:u=>u=="/service-worker.js"?u:null});`;
