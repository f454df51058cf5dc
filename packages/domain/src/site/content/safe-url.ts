const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB_ADDRESS = /^https?:\/\//i
const BARE_DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#].*)?$/i

/**
 * An address of another site, or null when it is none. Clubs type "www.acme.ie" as often as the whole
 * address, so that is completed; `javascript:`, `data:` and the like never pass.
 */
export function safeExternalUrl(link: string | null | undefined): string | null {
  const text = (link ?? '').trim()
  const address = !SCHEME.test(text) && BARE_DOMAIN.test(text) ? `https://${text}` : text
  const url = WEB_ADDRESS.test(address) ? parsed(address) : null
  // "https://bank.example@evil.example" reads as the one and goes to the other.
  return url !== null && url.username === '' && url.password === '' ? url.href : null
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** One path segment under a folder of this site, or null when the text is no slug. */
export function pathTo(folder: `/${string}`, slug: string | null | undefined): string | null {
  const text = (slug ?? '').trim().replace(/^\/(?!\/)/, '')
  return SLUG.test(text) ? `${folder}/${encodeURIComponent(text)}` : null
}

/** The path as routes compare it: one leading slash, none at the end. */
export function plainPath(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}
