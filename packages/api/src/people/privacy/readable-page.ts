import type { Chapter } from './what-club-knows.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const asWords = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Lists and records inside one another; everything else as it is written. */
function asHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return escaped(value.toISOString())
  if (Array.isArray(value)) return `<ul>${value.map((each) => `<li>${asHtml(each)}</li>`).join('')}</ul>`
  if (typeof value === 'object') return record(value)
  return escaped(typeof value === 'string' ? value : JSON.stringify(value))
}

const record = (value: object): string =>
  `<dl>${Object.entries(value)
    .map(([name, each]) => `<dt>${escaped(asWords(name))}</dt><dd>${asHtml(each)}</dd>`)
    .join('')}</dl>`

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#10151c}
section{border-top:1px solid #d5dae0;margin-top:2rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}
dd{margin:0;overflow-wrap:anywhere}li>dl{border-bottom:1px solid #eceff2;padding-bottom:.5rem}`

/** What is kept of somebody as a page that needs nothing but a browser: no script, and nothing from elsewhere. */
export function readablePage(name: string, madeAt: string, chapters: readonly Chapter[]): string {
  const sections = chapters.map(
    ({ title, records }) =>
      `<section><h2>${escaped(title)}</h2>${records.length === 0 ? '<p>Nothing.</p>' : asHtml(records)}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>What we keep about ${escaped(name)}</title><style>${STYLE}</style></head>
<body><h1>What we keep about ${escaped(name)}</h1><p>Made on ${escaped(madeAt)}. The same is in data.json, a data file.</p>
${sections.join('\n')}
</body></html>
`
}
