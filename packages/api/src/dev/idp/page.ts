import { createHash } from 'node:crypto'
import type { DirectoryPerson } from '@clubhouse/demo/world/directory'
import { readAssociationCrest } from '@clubhouse/demo/pictures'
import { FOUR_COASTS as ASSOCIATION } from '@clubhouse/demo/world/associations'

const PRIMARY = '#5B3E96'
const ACCENT = '#C9B8F0'

const STYLE = `
:root{color-scheme:light dark;--brand:${PRIMARY};--mark:${PRIMARY};--paper:#fff;--ink:#1b1526;--quiet:#5a5368;--line:#d9d2e6;--ground:#f3f0f9}
@media(prefers-color-scheme:dark){:root{--mark:${ACCENT};--paper:#211a30;--ink:#f4f1fa;--quiet:#bdb4cf;--line:#43385c;--ground:#151020}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{width:100%;max-width:28rem;overflow:hidden;background:var(--paper);border:1px solid var(--line);border-radius:16px}
header{display:flex;gap:1rem;align-items:center;padding:1.25rem 1.5rem;color:#fff;background:var(--brand)}
header img{width:3.5rem;height:3.5rem;flex:none}header p{margin:0;opacity:.85;font-size:.875rem}
h1{margin:0;font-size:1.25rem;line-height:1.25}
form,.note{padding:1.5rem;display:grid;gap:1rem}
fieldset{margin:0;padding:0;border:0;display:grid;gap:.5rem}legend,.label{padding:0;margin-bottom:.25rem;font-weight:600}
.person{display:flex;gap:.75rem;align-items:flex-start;padding:.75rem;border:1px solid var(--line);border-radius:10px;cursor:pointer}
.person:has(:checked){border-color:var(--mark);box-shadow:inset 0 0 0 1px var(--mark)}
.person input{margin:.3rem 0 0;accent-color:var(--mark)}.person span{display:block}.person small{color:var(--quiet)}
.label{display:grid;gap:.25rem}input[type=password]{font:inherit;padding:.65rem .75rem;color:inherit;background:transparent;border:1px solid var(--quiet);border-radius:10px}
button{font:inherit;font-weight:600;min-height:2.75rem;color:#fff;background:var(--brand);border:0;border-radius:10px;cursor:pointer}
:focus-visible{outline:3px solid #8f6fe0;outline-offset:2px}
.alert{margin:0;padding:.75rem;border-left:4px solid #c0392b;background:color-mix(in srgb,#c0392b 12%,transparent)}
.hint{margin:0;color:var(--quiet);font-size:.875rem}code{font-weight:600}
`
const POST_AT_ONCE = 'document.forms[0].submit()'

/** Read when somebody first looks: live mode, which loads this file too, never does. */
let crestUrl: string | undefined
const crestAddress = (): string =>
  (crestUrl ??= `data:image/svg+xml;base64,${Buffer.from(readAssociationCrest()).toString('base64')}`)

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** No `form-action`: the answer is posted to another site, which sends the browser on to a third. */
export const PAGE_POLICY = [
  "default-src 'none'",
  'img-src data:',
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(POST_AT_ONCE)}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface SignInPage {
  action: string
  people: DirectoryPerson[]
  password: string
  chosen: string | null
  error: string | null
}

/** The login of the demo's association: whom to be, and the password that they all share. */
export function signInPage({ action, people, password, chosen, error }: SignInPage): string {
  const choices = people.map(({ subject, firstName, lastName, shows }, index) => {
    const isChosen = chosen === null ? index === 0 : subject === chosen
    return `<label class="person"><input type="radio" name="person" value="${escape(subject)}" required${isChosen ? ' checked' : ''}><span>${escape(`${firstName} ${lastName}`)}<small><span>${escape(shows)}</span></small></span></label>`
  })
  return page(
    'Sign in to Four Coasts',
    `<form method="post" action="${escape(action)}">
${error === null ? '' : `<p class="alert" role="alert">${escape(error)}</p>`}
<fieldset><legend>Who are you?</legend>${choices.join('')}</fieldset>
<label class="label">Password<input type="password" name="password" autocomplete="off" required></label>
<p class="hint">This is the demo’s sign-in service. Everyone’s password is <code>${escape(password)}</code>.</p>
<button>Sign in</button></form>`,
  )
}

/** The browser carries the signed answer over; without JavaScript a press on the button does. */
export function answerPage(form: { action: string; document: string; relayState: string }): string {
  return page(
    'Taking you back',
    `<form method="post" action="${escape(form.action)}">
<input type="hidden" name="SAMLResponse" value="${escape(form.document)}">
<input type="hidden" name="RelayState" value="${escape(form.relayState)}">
<p class="hint">You’re signed in. Taking you back to your club …</p>
<button>Continue</button></form><script>${POST_AT_ONCE}</script>`,
  )
}

export function refusedPage(text: string): string {
  return page(
    'This request is not known',
    `<div class="note"><p class="alert" role="alert">${escape(text)}</p></div>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main><header><img src="${crestAddress()}" alt=""><div><h1>${escape(title)}</h1><p>${escape(ASSOCIATION.name)}</p></div></header>${body}</main></body></html>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
