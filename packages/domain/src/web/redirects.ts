/**
 * The one judge of where a visitor may be sent (OPEN-015): a path of this very site, as a browser would read
 * it. Whatever leaves the site, or might in some browser, is null.
 */
export function safePath(value: string | null | undefined): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null
  // Browsers drop tabs and line ends, and read a backslash as a slash: none belongs in a path of ours.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(value) || hasControl(value)) return null
  const base = 'https://site.invalid'
  if (!URL.canParse(value, base)) return null
  const url = new URL(value, base)
  // `/./` and `/..//` are resolved before the browser looks at the beginning.
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

// Tab and line ends are refused as white space above; these are the rest that no address holds.
const hasControl = (value: string): boolean =>
  [...value].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return code < 0x20 || (code >= 0x7f && code < 0xa0)
  })

/** Where to go after signing in: never back into the sign-in pages themselves. */
export function returnPath(value: string | null | undefined): string {
  const path = safePath(value)
  return path === null || /^\/authentication(?:[/?#]|$)/.test(path) ? '/' : path
}
