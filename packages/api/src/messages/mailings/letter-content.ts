import sanitizeHtml from 'sanitize-html'
import { sanitiseContent } from '#site/content/port.ts'

/**
 * What a club wrote, as a mail may hold it. A mail has no address of its own, so links and pictures of the club's
 * site are named in full. Made safe last, whatever was stored and whatever the first pass made of it.
 */
export function letterContent(html: string, origin: string): string {
  return sanitiseContent(namedInFull(html, origin))
}

const namedInFull = (html: string, origin: string): string =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { a: inFull('href', origin), img: inFull('src', origin) },
  })

function inFull(attribute: string, origin: string): sanitizeHtml.Transformer {
  return (tagName, attribs) => {
    const address = attribs[attribute]
    if (address === undefined || !URL.canParse(address, origin)) return { tagName, attribs }
    return { tagName, attribs: { ...attribs, [attribute]: new URL(address, origin).href } }
  }
}
