/** What somebody looks for on a page, in words that travel to any engine. Words are compared as they are read: without case. */
export interface Wanted {
  /** In a selector: what it is. */
  css: string
  /** What it is called: its label, or else what stands in it. All of it, unless it is a pattern. */
  called?: string | Pattern
  /** What is read somewhere in it. */
  saying?: string | Pattern
  within?: Wanted
  at?: number
}

export interface Pattern {
  source: string
}

const pattern = (words: string | RegExp): string | Pattern =>
  typeof words === 'string' ? words : { source: words.source }

type Words = string | RegExp

const ofKind =
  (css: string) =>
  (called?: Words, within?: Wanted): Wanted => ({
    css,
    ...(called !== undefined && { called: pattern(called) }),
    ...(within && { within }),
  })

export const button = ofKind('button, [role=button], input[type=submit]')
export const link = ofKind('a[href]')
export const heading = ofKind('h1, h2, h3, h4, [role=heading]')
export const field = ofKind('input:not([type=hidden]), textarea, select')
export const tick = ofKind('input[type=checkbox], input[type=radio]')
export const article = ofKind('article')
export const aside = ofKind('aside, [role=complementary]')
export const dialog = ofKind('dialog[open], [role=dialog], [role=alertdialog]')
export const words = (saying: Words, within?: Wanted): Wanted => ({
  ...(within ?? { css: 'body' }),
  saying: pattern(saying),
})
export const part = (css: string, saying?: Words, within?: Wanted): Wanted => ({
  css,
  ...(saying !== undefined && { saying: pattern(saying) }),
  ...(within && { within }),
})
export const nth = (wanted: Wanted, at: number): Wanted => ({ ...wanted, at })
