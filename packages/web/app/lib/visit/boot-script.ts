import { COOKIE_CHOICES, COOKIE_POLICY } from '@clubhouse/domain/web/cookies'
import { EARLY_PRESSES } from './early-presses.ts'

/** SHELL-35 */
const HIDE_NAVBAR = 'hideNavbar'

/**
 * Runs in the head before anything is painted and writes what only this browser knows onto <html>, where the
 * styles find it. The page itself is the same for everybody and may be kept; it needs no React to look right.
 *
 *   data-embed          inside an app, without navbar and footer (SHELL-35)
 *   data-cookie-choice  the cookie banner has been answered (SHELL-34)
 *   data-signed-in      somebody is signed in
 *
 * It also remembers which buttons marked `data-keeps-press` were pressed before React came, see early-presses.ts.
 */
export function bootScript({ sessionCookie }: { sessionCookie: string }): string {
  const policy = `(?:^|; )${COOKIE_POLICY.name}=(${COOKIE_CHOICES.join('|')})(?:;|$)`
  return `(function(){
var html=document.documentElement,set=function(name,value){html.setAttribute('data-'+name,value)},stored=function(key){try{return localStorage.getItem(key)}catch(e){return null}};
if(stored(${literal(HIDE_NAVBAR)})==='true'||/[?&]token=[^&]/.test(location.search))set('embed','');
var choice=new RegExp(${literal(policy)}).exec(document.cookie);
if(choice)set('cookie-choice',choice[1]);
document.addEventListener('cookie-choice',function(event){set('cookie-choice',String(event.detail))});
if(document.cookie.split('; ').some(function(pair){return pair.indexOf(${literal(`${sessionCookie}=`)})===0}))set('signed-in','');
var early=window.${EARLY_PRESSES}=[];
document.addEventListener('click',function(event){var at=event.target,button=at&&at.closest&&at.closest('[data-keeps-press]');if(button&&early===window.${EARLY_PRESSES})early.push(button)});
})()`
}

/** As JavaScript inside a script element, which `<` could end. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c')
}
