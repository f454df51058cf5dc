import { become } from './become.ts'
import { dialogBeside, takeAway } from './light-dialog.ts'
import { SHOWN, WAKE_DATA } from './wake-data.ts'
import type { Waking } from './waking.ts'

interface View {
  main: Element
  title: string
  data: Node | null
}

export interface Views {
  /** Keeps what is shown, before another view takes its place. */
  leave: () => void
  /** Shows once more what was shown at the present address; false where that is not known. */
  showAgain: () => boolean
}

/**
 * Back and Forward while React sleeps. Views that were shown here are shown again at once, so that the browser finds its place in
 * them. Whoever walked on, reloaded and then goes back has another page's address before them: it is loaded.
 */
export function lightViews(window: Window & typeof globalThis, { isAwake, hasBegun }: Waking): Views {
  const { document, location } = window
  const here = () => location.pathname + location.search
  const known = new Map<string, View>()
  let shown = here()

  function leave(): void {
    const main = document.getElementById('content')
    const data = document.getElementById(WAKE_DATA)
    // What a dialog is about is known to the server.
    if (main && !dialogBeside(main))
      known.set(shown, { main: copyOf(main), title: document.title, data: data?.cloneNode(true) ?? null })
  }

  function showAgain(): boolean {
    const wanted = here()
    const [view, main] = [known.get(wanted), document.getElementById('content')]
    if (!view || !main) return false
    leave()
    const dialog = dialogBeside(main)
    if (dialog) takeAway(dialog)
    become(main, view.main)
    document.title = view.title
    document.getElementById(WAKE_DATA)?.remove()
    if (view.data) document.body.append(view.data.cloneNode(true))
    shown = wanted
    document.dispatchEvent(new Event(SHOWN))
    return true
  }

  document.addEventListener(SHOWN, () => queueMicrotask(() => (shown = here())))
  window.addEventListener('popstate', () => {
    if (isAwake() || here() === shown) return
    if (hasBegun() || !showAgain()) location.reload()
  })
  return { leave, showAgain }
}

/** Nothing in it is under way any more. */
function copyOf(main: Element): Element {
  const copy = main.cloneNode(true) as Element
  for (const busy of copy.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  return copy
}
