import { earlyKey } from "./early-key.ts";

/** The id of the template shown if the page does not hydrate: a text and a button, in the page's language. */
export const stuckNoteId = "stuck";

/** The time from an early press until the note appears, in ms; generous, for slow connections. */
const timeoutMs = 12_000;

/**
 * Inline script that records presses on buttons before hydration (`data-pressed`) and prevents form submissions that would lose
 * what was typed. `early-presses.ts` takes over. If a script fails to load, or a press waits too long, a note with a
 * reload button appears. A press on an Add button is stored at once, so that it survives leaving the page, and counted ("+1", in
 * the page's digits). "Add to Cart" on a product's page is only recorded if a quantity was chosen before it.
 */
export const earlyScript = `(()=>{let w=window,d=document,kept=[],note,dead,timer,names=["click","submit","keydown"],signs=["error","unhandledrejection"],tell=()=>{let t=d.getElementById("${stuckNoteId}");if(t&&!note)d.body.append(note=t.content.firstChild.cloneNode(!0))},fail=e=>{if(e.type!="error"||e.target.tagName=="SCRIPT"){dead=!0;tell();kept.forEach(b=>b.removeAttribute("data-pressed"))}},wait=()=>{timer=timer||setTimeout(tell,${timeoutMs})},store=b=>{try{let s=localStorage,k="${earlyKey}",n=b.dataset.early,q;if(!n||n[0]!="a"&&kept[0])return;q=JSON.parse(s.getItem(k))||{};q[n]=(q[n]||0)+1;s.setItem(k,JSON.stringify(q));b.setAttribute("data-pressed","+"+q[n].toLocaleString(d.documentElement.lang));b.ariaPressed=!0;return 1}catch{}},keep=e=>{let t=e.target,f=t.form||t,b=t;if(e.type=="click"){b=t.closest("button");if(!b||b.disabled||b.popoverTargetElement||b.type=="submit"&&b.form&&b.form.method!="post")return;if(note&&note.contains(b))return location.reload()}else{if(f.method!="post"||e.type=="keydown"&&(e.key!="Enter"||t.tagName!="INPUT"))return;b=f.querySelector("[data-send]");if(!b){e.preventDefault();return}}e.preventDefault();e.stopImmediatePropagation();if(store(b))return wait();if(dead)return;b.setAttribute("data-pressed","");kept.push(b);wait()};names.forEach(n=>w.addEventListener(n,keep,!0));signs.forEach(n=>w.addEventListener(n,fail,!0));w.early=()=>{clearTimeout(timer);if(note)note.remove();names.forEach(n=>w.removeEventListener(n,keep,!0));signs.forEach(n=>w.removeEventListener(n,fail,!0));return kept}})()`;
