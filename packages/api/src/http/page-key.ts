/** What a kept page may depend on. Anything else in the query is for the browser, or for nobody. */
const KNOWN = new Set(['page', '_routes'])
/** Read by the browser after load, or left by mailers and adverts; the page itself is the same. */
const IGNORED = /^(utm_\w+|fbclid|gclid|msclkid|c|error|token|product|lotto)$/

/**
 * The path under which a page may be kept, or null when it must be rendered for this request alone. A page
 * kept under this key is also rendered from it, so that it cannot hold anything else of the request.
 */
export function pageKey(method: string, url: string, isIdentified: boolean): string | null {
  if (isIdentified || (method !== 'GET' && method !== 'HEAD')) return null
  const at = url.indexOf('?')
  if (at === -1) return url
  const path = url.slice(0, at)
  const kept = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    if (KNOWN.has(name) && !kept.has(name) && value.length <= 300) kept.set(name, value)
    else if (!IGNORED.test(name)) return null
  }
  kept.sort()
  const query = kept.toString()
  return query ? `${path}?${query}` : path
}
