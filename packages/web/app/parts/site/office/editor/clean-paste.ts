import { isOurs } from './picture-node.ts'

/**
 * What comes from Word, Google Docs, Outlook or a web page, without what only they understand: their meaning is put into tags
 * that we write ourselves, and the rest is left to the editor's own rules, which know no styles and no scripts. Read by an
 * inert parser: nothing in it runs or loads.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutOffice(html), 'text/html')
  for (const gone of body.querySelectorAll(DROPPED)) gone.remove()
  // Only what was uploaded here can be shown; a copy from elsewhere would be fetched from there.
  for (const image of body.querySelectorAll('img'))
    if (!isOurs(image.getAttribute('src') ?? '')) image.remove()
  unwrapDocs(body)
  for (const one of body.querySelectorAll<HTMLElement>('span, font, p, div')) readStyle(one)
  listsOfWord(body)
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4')
  for (const one of body.querySelectorAll('*'))
    for (const { name } of Array.from(one.attributes))
      if (!isKept(one.localName, name)) one.removeAttribute(name)
  for (const empty of body.querySelectorAll('p, span'))
    if (!empty.textContent?.trim() && !empty.querySelector('img, br')) empty.remove()
  return body.innerHTML
}

const DROPPED =
  'script, style, link, meta, base, title, iframe, object, embed, applet, form, input, button, select, textarea, svg, math, video, audio, source, template, noscript, xml, head, br.Apple-interchange-newline'

/** Word wraps its own words into comments and tags of another language. */
const withoutOffice = (html: string): string =>
  html
    .replaceAll('<!--[if !supportLists]-->', '<span data-marker>')
    .replaceAll('<![if !supportLists]>', '<span data-marker>')
    .replaceAll(/<!--?\[endif\]-?-?>/g, '</span>')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(o|w|m|v|st1):[^>]*>/gi, '')

/** Google puts a whole document into a bold that is not bold. */
function unwrapDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll<HTMLElement>('b, strong'))
    if (/(?<![-\w])font-weight:\s*(normal|400)/i.test(wrapper.getAttribute('style') ?? ''))
      wrapper.replaceWith(...wrapper.childNodes)
}

/** Bold and italic that are only written as a look. */
function readStyle(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? ''
  const marks = [
    ...(/(?<![-\w])font-weight:\s*(bold|[6-9]00)/i.test(style) ? ['strong'] : []),
    ...(/(?<![-\w])font-style:\s*italic/i.test(style) ? ['em'] : []),
  ]
  for (const name of marks) {
    const mark = element.ownerDocument.createElement(name)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}

/** Lists of Word are paragraphs with a mark in front of them. */
function listsOfWord(body: HTMLElement): void {
  let list: HTMLElement | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const isItem =
      /MsoListParagraph/.test(paragraph.className) || /mso-list:/i.test(paragraph.getAttribute('style') ?? '')
    if (!isItem) continue
    const marker = paragraph.querySelector(
      '[data-marker], [style*="mso-list:Ignore"], [style*="mso-list: Ignore"]',
    )
    const kind = /\d|^[a-z][.)]/i.test(marker?.textContent?.trim() ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (!list || list.localName !== kind || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(kind)
      paragraph.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
}
const isKept = (tag: string, attribute: string): boolean => KEPT[tag]?.includes(attribute) ?? false
