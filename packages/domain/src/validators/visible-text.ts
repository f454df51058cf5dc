/** Parts of a document whose content nobody sees. */
const UNSEEN = ['script', 'style', 'template', 'title']

/** Spaces in all their widths, marks that steer a line and have no shape, and the names that HTML has for them. */
const INVISIBLE = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|lrm|rlm|shy|tab|newline);?|[\s\p{Cc}\p{Cf}]/giu
const NUMBERED = /&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/gi

/** FORM-53: whether markup says anything. A picture alone says nothing that could be read out. */
export const hasVisibleText = (html: string): boolean =>
  textOf(html).replace(NUMBERED, character).replace(INVISIBLE, '') !== ''

/** One pass from left to right, so that no markup, however broken, takes long. */
function textOf(html: string): string {
  const text: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    text.push(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    at = endOfMarkup(html, open)
    // "5 < 6" is text, not a tag.
    if (at === open) {
      text.push('<')
      at += 1
    }
  }
  return text.join('')
}

/** Where the markup that begins here is over; here, when it is none. */
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open + 4)
  const name = /^<\/?([a-z][a-z0-9-]*)|^<[!?]/i.exec(html.slice(open, open + 40))
  if (!name) return open
  const end = after(html, '>', open)
  const element = name[1]?.toLowerCase() ?? ''
  const isOpening = html[open + 1] !== '/'
  return isOpening && UNSEEN.includes(element) ? closing(html, element, end) : end
}

function closing(html: string, element: string, from: number): number {
  const rest = html.slice(from)
  const found = rest.search(new RegExp(`</${element}`, 'i'))
  return found < 0 ? html.length : after(html, '>', from + found)
}

/** What is never closed reaches to the end. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

function character(whole: string, hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
