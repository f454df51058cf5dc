import { isPlain } from './light-controls.ts'
import { forgetFailure, tellFailure } from './light-focus.ts'
import { foretellsReact, isOwnForm, waitsForReact } from './needs-react.ts'
import { placeOf } from './twin.ts'
import { LIGHT_CART, TAKEN_BY_REACT } from './wake-data.ts'
import type { Waking } from './waking.ts'

/** Whoever waited so long for the line gets what the page can do without React. */
const HELD_FOR_MS = 6000

/** A dialog that came with the page has a script of its own, which comes after the page's: until then a press on it would meet nobody. */
const SERVED_DIALOG = `dialog[open]:not([${TAKEN_BY_REACT}],[${LIGHT_CART}])`
const inServedDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(SERVED_DIALOG) !== null

/** Two seconds: what does not come by then is asked for by the press itself. */
const MOST_FRAMES = 120

async function untilTaken(control: Element): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && inServedDialog(control); frame += 1)
    await new Promise(requestAnimationFrame)
}

interface Held {
  /** What was pressed; a second press of a link or of a form is no second wish. */
  control: HTMLElement
  isOneWish: boolean
  go: () => void
}

/** Keeps the first presses until React can answer them, and then presses again. */
export function holdPresses(window: Window & typeof globalThis, { isAwake, onWaking, wake }: Waking): void {
  const { document, navigator } = window
  const isReact = (target: EventTarget | null) => isAwake() && !inServedDialog(target)
  let held: Held[] = []
  let isLetThrough = false
  let isReactStarting = false

  async function letGo(wishes = held): Promise<void> {
    held = held.filter((wish) => !wishes.includes(wish))
    for (const { control, go } of wishes) {
      if (isAwake()) await untilTaken(control)
      control.removeAttribute('aria-busy')
      isLetThrough = true
      go()
      isLetThrough = false
      // A second press counts on from what React has made of the first.
      await new Promise((drawn) => setTimeout(drawn))
    }
  }

  /** Once React runs it is nearly here, however slow the device is. A button that only React answers waits on for it. */
  function giveUp(): void {
    if (!isReactStarting) void letGo(held.filter(({ isOneWish }) => isOneWish))
  }

  /** Of several ways on, the last one counts. */
  function forgetOtherWays(): void {
    for (const { control, isOneWish } of held) if (isOneWish) control.removeAttribute('aria-busy')
    held = held.filter(({ isOneWish }) => !isOneWish)
  }

  function hold(event: Event, wish: Held): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (wish.isOneWish) forgetOtherWays()
    wish.control.setAttribute('aria-busy', 'true')
    held.push(wish)
    const late = setTimeout(giveUp, HELD_FOR_MS)
    void wake()
      .catch(() => undefined)
      .then(() => {
        clearTimeout(late)
        isReactStarting = false
        return letGo()
      })
  }

  window.addEventListener(
    'click',
    (event) => {
      const control =
        isReact(event.target) || isLetThrough || !isPlain(event) ? null : waitsForReact(event.target)
      if (!control) return
      const again = placeOf(control)
      hold(event, {
        control,
        isOneWish: !(control instanceof HTMLButtonElement && control.type === 'button'),
        go: () => (again() as HTMLElement | null)?.click(),
      })
    },
    true,
  )

  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (isReact(form) || isLetThrough || !(form instanceof HTMLFormElement) || !isOwnForm(form)) return
      const [again, submitter] = [placeOf(form), event.submitter && placeOf(event.submitter)]
      const go = () => {
        const there = again() as HTMLFormElement | null
        // The browser would show a page of its own, and with it all that was typed would be gone.
        if (there && !isAwake() && !navigator.onLine) tellFailure(there)
        else there?.requestSubmit(submitter?.() as HTMLElement | null)
      }
      hold(event, { control: event.submitter ?? form, isOneWish: true, go })
    },
    true,
  )

  onWaking(() => {
    isReactStarting = true
    // React finds what the server has drawn.
    forgetFailure(document)
  })

  // Near enough to expect more: what comes now is there when the press is over.
  const foretell = ({ target }: Event) => {
    if (!isAwake() && foretellsReact(target)) wake().catch(() => undefined)
  }
  for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, foretell, true)
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && foretell(event), true)
}
