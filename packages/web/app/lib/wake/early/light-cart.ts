import { comes } from '../../fetching/fetch-part.ts'
import { lightPanel } from '../light-panel.ts'
import { asksAhead } from './ask-ahead.ts'
import { savesData } from './foresee-idle.ts'
import { askFor } from './light-answer.ts'
import { cartForms, markFilled, tellShown, turnInto } from './light-cart-forms.ts'
import { cartButton, isPlain } from './light-controls.ts'
import { raise, takeAway } from './light-dialog.ts'
import { takePress } from './take-press.ts'
import { EARLY_SCRIPT, SHOWN } from './wake-data.ts'
import type { Waking } from './waking.ts'

/** The cart's page, drawn as the panel that React would open. */
const PANEL = '/cart?panel='
/** Whoever comes near and presses does so within this time; what was asked for earlier may be another cart by now. */
const FRESH_FOR_MS = 3000

/**
 * CART-01: the cart opens without React. The server draws the panel; its forms are sent and its answers shown here. Where React comes
 * while it is open, React's own takes its place (features/selling/cart/cart-outlet.tsx).
 */
export function lightCart(window: Window & typeof globalThis, waking: Waking): void {
  const { document } = window
  const asked = asksAhead(async (address) => {
    const [panel] = await Promise.all([askForPanel(window, address), wearStyles(document)])
    return panel
  }, FRESH_FOR_MS)
  const takeForm = cartForms(window, waking, (body) => askForPanel(window, PANEL, { method: 'POST', body }))
  /** What could not be opened so: React tries next, and then the browser, which goes to the cart's page. */
  const leftToReact = new WeakSet<Element>()
  const buttonAt = (target: EventTarget | null) => {
    const button = waking.isAwake() || waking.hasBegun() ? null : cartButton(target)
    return button && !leftToReact.has(button) ? button : null
  }

  async function open(button: HTMLElement): Promise<void> {
    const wanted = await asked.now(PANEL)
    if (!wanted) {
      leftToReact.add(button)
      setTimeout(() => button.click())
    } else if (!lightPanel()) showPanel(window, document.importNode(wanted, true))
  }

  window.addEventListener(
    'click',
    (event) => {
      const button = isPlain(event) ? buttonAt(event.target) : null
      if (button) takePress(event, button, waking, () => open(button))
    },
    true,
  )

  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      const panel = form instanceof HTMLFormElement ? lightPanel() : null
      if (!panel || !(form instanceof HTMLFormElement) || !panel.contains(form)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      takeForm(panel, form, event.submitter)
    },
    true,
  )

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'radio' && lightPanel()?.contains(target))
      target.form?.requestSubmit()
  })

  // What was asked for before something went into it is another cart.
  document.addEventListener(SHOWN, asked.forget)
  if (savesData(window)) return
  const near = (event: PointerEvent) => {
    if (buttonAt(event.target)) asked.ahead(PANEL)
  }
  document.addEventListener('pointerdown', near)
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && near(event))
}

function showPanel(window: Window & typeof globalThis, panel: HTMLDialogElement): void {
  const { document } = window
  const watch = new AbortController()
  const { signal } = watch
  const leave = () => {
    watch.abort()
    takeAway(panel)
  }
  markFilled(panel)
  document.body.append(panel)
  raise(panel, leave)
  panel.addEventListener('click', (event) => {
    const way = event.target instanceof Element ? event.target.closest('[data-closes]') : null
    if (!way) return
    event.preventDefault()
    leave()
  })
  // Nobody comes back to a panel of before.
  for (const type of ['popstate', 'pagehide']) window.addEventListener(type, leave, { signal })
  // Something went into it meanwhile, here or in another tab.
  const refresh = async () => {
    if (!panel.isConnected) return watch.abort()
    if (document.visibilityState !== 'visible' || panel.querySelector('[aria-busy]')) return
    const answer = await askForPanel(window, PANEL).catch(() => null)
    if (answer && !panel.querySelector('[aria-busy]')) turnInto(panel, answer)
  }
  document.addEventListener('visibilitychange', () => void refresh(), { signal })
  document.addEventListener(SHOWN, ({ target }) => void (target === document && refresh()), { signal })
  tellShown(panel)
}

async function askForPanel(
  window: Window & typeof globalThis,
  address: string,
  init?: RequestInit,
): Promise<HTMLDialogElement | null> {
  const { page } = await askFor(window, address, init)
  return page.querySelector<HTMLDialogElement>('#content dialog')
}

/** The panel's styles are asked for with it; what was fetched ahead is there at once. One that does not come keeps nobody from buying. */
async function wearStyles(document: Document): Promise<void> {
  const files = document.getElementById(EARLY_SCRIPT)?.dataset['files']?.split(' ') ?? []
  const styles = files.filter((file) => file.endsWith('.css'))
  await Promise.allSettled(styles.map((file) => comes(new URL(file, document.location.href).href)))
}
