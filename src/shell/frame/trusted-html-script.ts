/**
 * Where the browser has Trusted Types, the policy of pages lets no text become HTML or a script. React makes two exceptions
 * necessary: an empty script element, and text without any element, such as the data for search engines. The only script that is
 * named by a URL is the service worker. Runs before every other script.
 */
export const trustedHtmlScript = `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:t=>t.includes("<")&&t!="<script>\\x3c/script>"?null:t,createScriptURL:u=>u=="/service-worker.js"?u:null});`;
