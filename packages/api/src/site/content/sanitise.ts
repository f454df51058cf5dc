import sanitizeHtml from 'sanitize-html'

/**
 * NEWS-04: what a club's editor may write. Applied when an article is saved and again when it is read, so
 * that neither an old row nor a direct write to the database can bring a script onto a page.
 */
export function sanitiseContent(html: string, { pictures = 'any' }: Allowed = {}): string {
  let current = html
  // Taking a tag out may change how what is around it reads. What is stored has settled: one pass then.
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const clean = sanitiseOnce(current, pictures)
    if (clean === current) return clean
    current = clean
  }
  return current
}

const MOST_PASSES = 5

/** On a page only what was uploaded here is shown: a picture from elsewhere tells its host who reads. A mail names its host. */
type Pictures = 'any' | 'ours'
interface Allowed {
  pictures?: Pictures
}

/** As an upload answers it (API-87); nothing that a browser could take for another host. */
const OURS = /^\/media\/(?!.*\.\.)[\w%./-]+$/

function sanitiseOnce(html: string, pictures: Pictures): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'cite',
      'pre',
      'code',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'mark',
      'abbr',
      'time',
      'a',
      'span',
      'div',
      'figure',
      'figcaption',
      'img',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      time: ['datetime'],
      abbr: ['title'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && pictures === 'ours' && !OURS.test(attribs['src'] ?? ''),
    transformTags: { h1: 'h2', a: guardLink, img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }) },
  })
}

/** A link that opens elsewhere must not hand our window over. */
function guardLink(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const leaves = attributes['target'] === '_blank'
  const { target: _target, rel: _rel, ...rest } = attributes
  return { tagName, attribs: leaves ? { ...rest, target: '_blank', rel: 'noopener noreferrer' } : rest }
}
