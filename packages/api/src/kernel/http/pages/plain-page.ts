import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from './content-security.ts'

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color:#10151c;background:#f6f7f9}
main{max-width:34rem;padding:2rem;margin:1rem;background:#fff;border-radius:16px;border:1px solid #dfe3e8}
h1{margin:0 0 .5rem;font-size:1.5rem}p{margin:0;color:#4b5563;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#10151c;color:#f6f7f9}main{background:#1a212b;border-color:#2c3643}p{color:#b8c0cc}}
`
const HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** For the moments without a club: an unknown address, a server that is going down. */
export function plainPage(title: string, text: string): { html: string; policy: string } {
  const html = `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1><p>${escape(text)}</p></main></body></html>`
  return { html, policy: contentSecurityPolicy({ script: '', style: HASH, images: '' }) }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
