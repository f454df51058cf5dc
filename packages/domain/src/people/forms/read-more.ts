import { safeExternalUrl } from '../../site/content/safe-url.ts'

/** FORM-09, FORM-10: where "Read more" leads, and how it opens. */
export type ReadMore =
  /** Over the form, in a frame. */
  | { opens: 'frame'; href: string }
  /** A direct link, in a tab of its own. */
  | { opens: 'tab'; href: string }
  /** In the mobile app: its own web view goes there, since a frame inside it shows no PDF. */
  | { opens: 'app'; href: string }

const OWN_PATH = /^\/(?!\/)/

/**
 * A page of ours stands in a frame. Another site could refuse to, and a PDF is shown by the browser's own reader, which
 * does not come into frames. Null where the address leads nowhere safe.
 */
export function readMoreOf(link: string | null, isInApp: boolean): ReadMore | null {
  const text = (link ?? '').trim()
  const isOwn = OWN_PATH.test(text) && !text.includes('\\')
  const href = isOwn ? text : safeExternalUrl(text)
  if (href === null) return null
  if (isPdf(href)) return { opens: isInApp ? 'app' : 'tab', href }
  return { opens: isOwn ? 'frame' : 'tab', href }
}

const isPdf = (href: string): boolean => /\.pdf$/i.test(href.replace(/[?#].*$/s, ''))
