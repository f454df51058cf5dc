/** How the address of what a sleeping page needs to wake up ends; the page's own address stands before it. */
const SUFFIX = '.wake'

/** `/` has no name of its own to put the ending on. */
const ROOT = '/_'

export function wakeAddress(path: string): string {
  return (path === '/' ? ROOT : path) + SUFFIX
}

/** The page whose waking is asked for; null where a page itself is. */
export function pageToWake(path: string): string | null {
  if (!path.endsWith(SUFFIX)) return null
  const page = path.slice(0, -SUFFIX.length)
  return page === ROOT ? '/' : page
}
