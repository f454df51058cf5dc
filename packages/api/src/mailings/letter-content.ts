import sanitizeHtml from 'sanitize-html'
import { sanitiseContent } from '../content/sanitise.ts'

/**
 * What a club wrote, as a mail may hold it. Made safe when it is stored and again here; a mail has no address of its
 * own, so links and pictures of the club's site are named in full.
 */
export function letterContent(html: string, origin: string): string {
  return sanitizeHtml(sanitiseContent(html), {
    allowedTags: false,
    allowedAttributes: false,
    transformTags: { a: inFull('href', origin), img: inFull('src', origin) },
  })
}

function inFull(attribute: string, origin: string): sanitizeHtml.Transformer {
  return (tagName, { [attribute]: address, target: _target, rel: _rel, loading: _loading, ...rest }) => {
    // It was checked for its scheme before; what cannot be read at all leads nowhere.
    const full = address !== undefined && URL.canParse(address, origin) ? new URL(address, origin).href : null
    return { tagName, attribs: full === null ? rest : { ...rest, [attribute]: full } }
  }
}
