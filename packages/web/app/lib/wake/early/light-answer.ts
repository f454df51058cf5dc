import { become } from './become.ts'
import { dialogBeside, showDialog } from './light-dialog.ts'
import { EARLY_SCRIPT, FROM_EARLY_SCRIPT, SHOWN, WAKE_DATA } from './wake-data.ts'

/** What a page's address answered, and where it was in the end. */
export interface Answer {
  page: Document
  url: URL
}

/** Asks for a page as a browser without a script would. */
export async function askFor(
  window: Window & typeof globalThis,
  address: string,
  init: RequestInit = {},
): Promise<Answer> {
  const response = await window.fetch(address, {
    ...init,
    headers: { accept: 'text/html', ...(init.method && { [FROM_EARLY_SCRIPT]: '1' }) },
  })
  // The theme stands in the head, which stays; of somebody's own page its nonce is another than this page's.
  const text = (await response.text()).replaceAll(/<style[\s\S]*?<\/style>/g, '')
  const page = new window.DOMParser().parseFromString(text, 'text/html')
  return { page, url: new URL(response.url || address, window.location.href) }
}

/** Null where what came is not a page that sleeps. */
export async function askForPage(...asked: Parameters<typeof askFor>): Promise<Answer | null> {
  const answer = await askFor(...asked)
  const has = (id: string) => answer.page.getElementById(id) !== null
  return has(EARLY_SCRIPT) && has('content') ? answer : null
}

/** The page becomes what was answered, as if the browser had gone there: React, when it comes, finds what the server has drawn. */
export function showAnswer(document: Document, page: Document): void {
  const [main, wanted] = [document.getElementById('content'), page.getElementById('content')]
  if (main && wanted) {
    const dialog = dialogBeside(wanted)
    // Beneath a dialog the page is what it was.
    if (!dialog) become(main, wanted)
    showDialog(main, dialog)
  }
  document.title = page.title
  document.getElementById(WAKE_DATA)?.remove()
  const data = page.getElementById(WAKE_DATA)
  if (data) document.body.append(document.importNode(data, true))
  document.dispatchEvent(new Event(SHOWN))
}

/** A file is named, as browsers do it where a form is not made for files. */
export const asQuery = (fields: FormData): URLSearchParams =>
  new URLSearchParams(
    [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
