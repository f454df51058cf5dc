import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from '#kernel/http/pages/content-security.ts'

const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#14202b;--quiet:#51606e;--line:#c9d3dc;--ground:#e9eef2;--mark:#0b4f6c}
@media(prefers-color-scheme:dark){:root{--paper:#18232d;--ink:#eef4f8;--quiet:#b3c0cb;--line:#3a4a58;--ground:#0e151b;--mark:#8fd0ec}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{width:100%;max-width:26rem;padding:1.5rem;background:var(--paper);border:1px solid var(--line);border-radius:16px;display:grid;gap:1rem}
h1{margin:0;font-size:1.25rem}p{margin:0}.tag{justify-self:start;padding:.125rem .625rem;font-size:.875rem;font-weight:600;border:1px solid currentcolor;border-radius:99px;color:var(--mark)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dt{color:var(--quiet)}dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}button{font:inherit;font-weight:600;min-height:2.75rem;border-radius:10px;cursor:pointer;border:1px solid var(--mark);color:var(--mark);background:transparent}
a{color:var(--mark);font-weight:600;padding:.625rem 0}button[value=approve]{color:var(--paper);background:var(--mark)}:focus-visible{outline:3px solid #4aa8d8;outline-offset:2px}.quiet{color:var(--quiet);font-size:.875rem}
`
const HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

export const CHALLENGE_POLICY = contentSecurityPolicy({ script: '', style: HASH, images: '' })

export interface ChallengePage {
  action: string
  amount: number
  currency: string
  description: string
  lastFour: string
}

/** The page of a bank that no bank has: it belongs to no club, and works without a script. */
export function challengePage({ action, amount, currency, description, lastFour }: ChallengePage): string {
  const sum = new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(amount / 100)
  const money = amount === 0 ? 'Nothing today, the card is kept' : sum
  return page(
    'Confirm your payment',
    `<p>The bank wants to know if it’s really you.</p>
<dl><dt>Paid to</dt><dd>${escape(description)}</dd><dt>Amount</dt><dd>${escape(money)}</dd><dt>Card</dt><dd>ending in ${escape(lastFour)}</dd></dl>
<form method="post" action="${escape(action)}"><button name="answer" value="approve">Approve</button><button name="answer" value="decline">Decline</button></form>
<p class="quiet">This is a test. No bank is asked and no money moves.</p>`,
  )
}

/** Where a gateway would ask who runs the club and which bank is theirs. */
export const accountPage = ({ action, name }: { action: string; name: string }): string =>
  page(
    'Your club’s account',
    `<p>A payment provider would ask here who runs <strong>${escape(name)}</strong> and which bank account is yours.</p>
<form method="post" action="${escape(action)}"><button name="answer" value="approve">Say that all is filled in</button><button name="answer" value="decline">Leave it for later</button></form>
<p class="quiet">This is a test. Nobody is asked and no money moves.</p>`,
  )

/** Nobody knows any more where it came from: the way on is the site that they were on. */
export const spentPage = (): string =>
  page(
    'This page has been used',
    '<p>The bank has your answer, so there’s nothing more to do here.</p><a href="/">Go to the club’s site</a>',
  )

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)} | Sandbox bank</title><style>${STYLE}</style></head><body><main><p class="tag">Sandbox bank</p><h1>${escape(title)}</h1>${body}</main></body></html>`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
