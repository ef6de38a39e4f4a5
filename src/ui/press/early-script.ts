/**
 * Keeps what is pressed before the page is awake, instead of losing it: presses on buttons, and forms that would leave the
 * page with what was typed. `wakeUp` of `early-presses.ts` takes over from `window.early`. A form's own button bears
 * `data-send`; what was pressed bears `data-pressed` meanwhile.
 */
export const earlyScript = `(()=>{let w=window,kept=[],names=["click","submit","keydown"],keep=e=>{let t=e.target,f=t.form||t,b=t;if(e.type=="click"){b=t.closest("button");if(!b||b.disabled||b.popoverTargetElement||b.type=="submit"&&b.form&&b.form.method!="post")return}else{if(f.method!="post"||e.type=="keydown"&&(e.key!="Enter"||t.tagName!="INPUT"))return;b=f.querySelector("[data-send]");if(!b){e.preventDefault();return}}e.preventDefault();e.stopImmediatePropagation();b.setAttribute("data-pressed","");kept.push(b)};names.forEach(n=>w.addEventListener(n,keep,!0));w.early=()=>{names.forEach(n=>w.removeEventListener(n,keep,!0));return kept}})()`;
