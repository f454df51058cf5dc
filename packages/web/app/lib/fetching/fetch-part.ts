/** Files that were asked for, by their address; forgotten when they did not come. */
const asked = new Map<string, Promise<void>>()

/**
 * Stands behind every `import()` of the built pages (see vite.config.ts). A browser may remember for as long as a page is
 * open that a module, or one that it needs, did not come. What `fetch` asks for it does not remember: so all files of a part
 * are fetched first, and imported from the browser's cache only when they are there. Whoever tries again after a failure makes a
 * new request, in any browser.
 *
 * @param load the import itself
 * @param files what the part is made of, as the build wrote it down
 */
export async function fetchPart<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  await Promise.all(files.map((file) => comes(new URL(file, `${location.origin}/`).href)))
  return load()
}

/** One file, asked for once; a style sheet is worn from then on. */
export function comes(address: string): Promise<void> {
  const known = asked.get(address)
  if (known) return known
  const coming = standsInHead(address) ? Promise.resolve() : fetchFile(address)
  asked.set(address, coming)
  coming.catch(() => asked.delete(address))
  return coming
}

/** What the page itself began with. */
const standsInHead = (address: string): boolean =>
  [...document.querySelectorAll('link')].some((link) => link.href === address)

const fetchFile = (address: string) => (address.endsWith('.css') ? addStyles(address) : fetchScript(address))

async function fetchScript(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  await answer.arrayBuffer()
}

/** A link that failed is taken away, or it would be found in the head the next time. */
function addStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${address} did not come`))
    })
    document.head.append(link)
  })
}

/** API-02: the address of a call that the browser makes itself. The root writes what comes before it onto <html>. */
export function apiAddress(path: string): string {
  return `${document.documentElement.dataset['api'] ?? '/api/v2'}${path}`
}
