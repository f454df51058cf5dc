import { ARTICLE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import { formatNumber } from '../../format.ts'

/** EDITOR-02: what somebody wrote in an editor, without its tags. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
}
const BLOCK_END = /<\/(?:p|h[1-6]|li|blockquote|tr|figcaption|table|ul|ol|div)>|<br\s*\/?>|<hr\s*\/?>/gi

/** One line for each paragraph. */
export function plainTextOf(html: string): string {
  return decoded(html.replace(BLOCK_END, '\n').replace(/<[^>]*>/g, ''))
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/** How many characters somebody wrote: every letter and space once, tags and line ends not at all. */
export const textLengthOf = (html: string): number =>
  [...decoded(html.replace(/<[^>]*>/g, '').replace(/[\r\n]+/g, ''))].length

/** EDITOR-02, CONST-23: for whatever is written in the editor; null where it is short enough. */
export function lengthFault(html: string): string | null {
  const over = textLengthOf(html) - ARTICLE_LIMITS.text
  if (over <= 0) return null
  return `The text is ${formatNumber(over)} ${over === 1 ? 'character' : 'characters'} too long. ${formatNumber(ARTICLE_LIMITS.text)} is the most.`
}

/** EDITOR-03 counts what is not white space. */
export const inkOf = (text: string): number => [...text.replace(/\s+/g, '')].length

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Pictures of which nobody said what they show, nor that they only decorate (`alt=""`). */
export const picturesWithoutAlt = (html: string): number =>
  (html.match(/<img\b[^>]*>/gi) ?? []).filter((tag) => !/\salt\s*=/i.test(tag)).length
