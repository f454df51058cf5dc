/**
 * Reads sanitised HTML as the strictest of readers: text without `<`, and tags from a closed list, written
 * in full with double quotes. Nothing that fits this can change its meaning in a browser: there is no raw
 * text, no comment and no foreign content to switch the parser, and no attribute that runs.
 */
const TAGS = new Set(
  (
    'h2 h3 h4 p br hr ul ol li dl dt dd blockquote cite pre code strong b em i u s sub sup small mark abbr time a ' +
    'span div figure figcaption img table caption thead tbody tfoot tr th td'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  'href title target rel src alt width height loading scope colspan rowspan start datetime'.split(' '),
)
const TOKEN = /<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>|<|[^<]+/g

export function faultsIn(html: string): string[] {
  return [...html.matchAll(TOKEN)].flatMap(([token, tag, attributes = '']) => {
    if (token === '<') return ['a tag that cannot be read']
    if (tag === undefined) return []
    const faults = TAGS.has(tag) ? [] : [`the tag ${tag}`]
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES.has(name)) faults.push(`the attribute ${name}`)
      if ((name === 'href' || name === 'src') && !isSafeAddress(value, name))
        faults.push(`the address ${value}`)
    }
    return faults
  })
}

/** As a browser reads it: entities resolved, controls and spaces left out, then by its scheme. */
function isSafeAddress(value: string, attribute: 'href' | 'src'): boolean {
  const decoded = value
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_, digits: string) => character(Number.parseInt(digits, 16)))
    .replaceAll(/&#([0-9]+);?/g, (_, digits: string) => character(Number(digits)))
    .replaceAll(/&(colon|tab|newline);/gi, (_, name: string) => (name.toLowerCase() === 'colon' ? ':' : ''))
  // oxlint-disable-next-line no-control-regex -- control characters are what is to be left out
  const read = decoded.replaceAll(/[\u0000-\u0020\u007f-\u00a0]/g, '').toLowerCase()
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(read)?.[1]
  if (scheme === undefined) return !/^[/\\]{2}/.test(read)
  return (attribute === 'src' ? ['http', 'https'] : ['http', 'https', 'mailto', 'tel']).includes(scheme)
}

const character = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')
