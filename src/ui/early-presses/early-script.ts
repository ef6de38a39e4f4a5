import { earlyKey } from "./early-key.ts";

/** Id of the template shown when the page does not hydrate: a text and a button, in the page's language. */
export const stuckNote = "stuck";

/** Milliseconds after an early press until the note appears; generous, for slow connections. */
const patienceMs = 12_000;

/**
 * Records presses on buttons before hydration instead of losing them, and stops forms that would leave the
 * page with what was typed. `wakeUp` of `early-presses.ts` takes over from `window.early`. A form's own button bears
 * `data-send`; pressed elements have `data-pressed` meanwhile. If a script fails to load, or a press waits
 * too long, the note appears, and its button reloads the page.
 *
 * A press on an Add button is stored at once, so that it is not lost with the page, and `data-pressed` counts it ("+1", in the
 * page's digits). "Add to Cart" on a product's own page waits as others do where a number was chosen before it.
 */
export const earlyScript = `(()=>{let w=window,d=document,kept=[],note,dead,timer,names=["click","submit","keydown"],signs=["error","unhandledrejection"],tell=()=>{let t=d.getElementById("${stuckNote}");if(t&&!note)d.body.append(note=t.content.firstChild.cloneNode(!0))},fail=e=>{if(e.type!="error"||e.target.tagName=="SCRIPT"){dead=!0;tell();kept.forEach(b=>b.removeAttribute("data-pressed"))}},wait=()=>{timer=timer||setTimeout(tell,${patienceMs})},store=b=>{try{let s=localStorage,k="${earlyKey}",n=b.dataset.early,q;if(!n||n[0]!="a"&&kept[0])return;q=JSON.parse(s.getItem(k))||{};q[n]=(q[n]||0)+1;s.setItem(k,JSON.stringify(q));b.setAttribute("data-pressed","+"+q[n].toLocaleString(d.documentElement.lang));b.ariaPressed=!0;return 1}catch{}},keep=e=>{let t=e.target,f=t.form||t,b=t;if(e.type=="click"){b=t.closest("button");if(!b||b.disabled||b.popoverTargetElement||b.type=="submit"&&b.form&&b.form.method!="post")return;if(note&&note.contains(b))return location.reload()}else{if(f.method!="post"||e.type=="keydown"&&(e.key!="Enter"||t.tagName!="INPUT"))return;b=f.querySelector("[data-send]");if(!b){e.preventDefault();return}}e.preventDefault();e.stopImmediatePropagation();if(store(b))return wait();if(dead)return;b.setAttribute("data-pressed","");kept.push(b);wait()};names.forEach(n=>w.addEventListener(n,keep,!0));signs.forEach(n=>w.addEventListener(n,fail,!0));w.early=()=>{clearTimeout(timer);if(note)note.remove();names.forEach(n=>w.removeEventListener(n,keep,!0));signs.forEach(n=>w.removeEventListener(n,fail,!0));return kept}})()`;
