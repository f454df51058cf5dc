import { isPlain } from './light-controls.ts'
import { foretellsReact, isOwnForm, waitsForReact } from './needs-react.ts'
import { placeOf } from './twin.ts'
import type { Waking } from './waking.ts'

/** Whoever waited so long gets what the page can do without React. */
const HELD_FOR_MS = 6000

interface Held {
  /** What was pressed; a second press of a link or of a form is no second wish. */
  control: HTMLElement
  isOneWish: boolean
  go: () => void
}

/** Keeps the first presses until React can answer them, and then presses again. */
export function holdPresses(window: Window & typeof globalThis, { isAwake, wake }: Waking): void {
  const { document } = window
  let held: Held[] = []
  let isLetThrough = false

  async function letGo(): Promise<void> {
    const all = held
    held = []
    for (const { control, go } of all) {
      control.removeAttribute('aria-busy')
      isLetThrough = true
      go()
      isLetThrough = false
      // A second press counts on from what React has made of the first.
      await new Promise((drawn) => setTimeout(drawn))
    }
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
    const late = setTimeout(() => void letGo(), HELD_FOR_MS)
    void wake()
      .then(letGo, letGo)
      .finally(() => clearTimeout(late))
  }

  window.addEventListener(
    'click',
    (event) => {
      const control = isAwake() || isLetThrough || !isPlain(event) ? null : waitsForReact(event.target)
      if (!control) return
      const again = placeOf(control)
      const go = () => (again() as HTMLElement | null)?.click()
      hold(event, {
        control,
        isOneWish: !(control instanceof HTMLButtonElement && control.type === 'button'),
        go,
      })
    },
    true,
  )

  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (isAwake() || isLetThrough || !(form instanceof HTMLFormElement) || !isOwnForm(form)) return
      const [again, submitter] = [placeOf(form), event.submitter && placeOf(event.submitter)]
      const go = () => (again() as HTMLFormElement | null)?.requestSubmit(submitter?.() as HTMLElement | null)
      hold(event, { control: event.submitter ?? form, isOneWish: true, go })
    },
    true,
  )

  // Near enough to expect more: what comes now is there when the press is over.
  const foretell = ({ target }: Event) => {
    if (!isAwake() && foretellsReact(target)) wake().catch(() => undefined)
  }
  for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, foretell, true)
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && foretell(event), true)
}
