import { COOKIE_CHOICES, COOKIE_POLICY } from '@clubhouse/domain/web/cookies'
import { EARLY_PRESSES } from './early-presses.ts'

/** SHELL-35 */
const HIDE_NAVBAR = 'hideNavbar'

const DAY_SECONDS = 86_400

/** What it writes, and what a frame dialog of ours adds to the page inside it. */
export const BROWSER_MARKS = ['data-embed', 'data-cookie-choice', 'data-signed-in', 'data-framed'] as const

/**
 * Runs in the head before anything is painted and writes what only this browser knows onto <html>, where the
 * styles find it. The page itself is the same for everybody and may be kept; it needs no React to look right.
 *
 *   data-embed          inside an app, without navbar and footer (SHELL-35)
 *   data-cookie-choice  the cookie banner has been answered (SHELL-34), which is kept here as well, for its days
 *   data-signed-in      somebody is signed in
 *
 * It also remembers which buttons marked `data-keeps-press` were pressed before React came, see early-presses.ts; on a sleeping
 * page the early script does that. It stands in every page, so its names are short.
 */
export function bootScript({
  sessionCookie,
  keepsPresses,
}: {
  sessionCookie: string
  keepsPresses: boolean
}): string {
  const policy = `(?:^|; )${COOKIE_POLICY.name}=(${COOKIE_CHOICES.join('|')})(?:;|$)`
  const session = `(?:^|; )${sessionCookie.replace(/[^\w-]/g, String.raw`\$&`)}=`
  const presses = `var e=window.${EARLY_PRESSES}=[];d.addEventListener('click',function(v){var t=v.target,b=t&&t.closest&&t.closest('[data-keeps-press]');if(b&&e===window.${EARLY_PRESSES})e.push(b)});`
  // Kept by the page's first script: whoever presses at once meets nobody else yet.
  const choices = `d.addEventListener('click',function(v){var t=v.target,b=t.closest&&t.closest('[data-cookie-banner] [data-cookie-choice]'),w=b&&b.dataset.cookieChoice;if(b){d.cookie='${COOKIE_POLICY.name}='+w+'; path=/; max-age=${COOKIE_POLICY.days * DAY_SECONDS}; samesite=lax'+(location.protocol==='https:'?'; secure':'');set('cookie-choice',w)}});`
  return `(function(d){
function set(n,v){d.documentElement.setAttribute('data-'+n,v)}
function has(p){return new RegExp(p).exec(d.cookie)}
try{var h=localStorage.getItem(${literal(HIDE_NAVBAR)})}catch(x){}
if(h==='true'||/[?&]token=[^&]/.test(location.search))set('embed','');
var c=has(${literal(policy)});if(c)set('cookie-choice',c[1]);
${choices}
if(has(${literal(session)}))set('signed-in','');
${keepsPresses ? presses : ''}})(document)`
}

/** As JavaScript inside a script element, which `<` could end. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c')
}
