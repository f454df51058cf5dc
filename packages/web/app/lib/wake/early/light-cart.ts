import { comes } from '../../fetching/fetch-part.ts'
import { lightPanel } from '../light-panel.ts'
import { asksAhead } from './ask-ahead.ts'
import { become } from './become.ts'
import { savesData } from './foresee-idle.ts'
import { asQuery, askFor } from './light-answer.ts'
import { cartButton, isPlain } from './light-controls.ts'
import { raise, takeAway } from './light-dialog.ts'
import { tellFailure } from './light-focus.ts'
import { takePress } from './take-press.ts'
import { CART_CHANGED, EARLY_SCRIPT, FILLED, LIGHT_CART, SHOWN } from './wake-data.ts'
import type { Waking } from './waking.ts'

/** The cart's page, drawn as the panel that React would open. */
const PANEL = '/cart?panel='
/** Whoever comes near and presses does so within this time; what was asked for earlier may be another cart by now. */
const FRESH_FOR_MS = 3000

/**
 * CART-01: the cart opens without React. The server draws the panel; its forms are sent and its answers shown here. Where React comes
 * while it is open, React's own takes its place (features/cart/cart-outlet.tsx).
 */
export function lightCart(window: Window & typeof globalThis, waking: Waking): void {
  const { document } = window
  const asked = asksAhead(async (address) => {
    const [panel] = await Promise.all([askForPanel(window, address), wearStyles(document)])
    return panel
  }, FRESH_FOR_MS)
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
      const by = event.submitter instanceof HTMLButtonElement ? event.submitter : null
      const control = panel.querySelector<HTMLElement>('[aria-busy]') ?? by ?? form
      takePress(event, control, waking, () => send(window, panel, form, by))
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
  mark(panel)
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

async function send(
  window: Window & typeof globalThis,
  panel: HTMLDialogElement,
  form: HTMLFormElement,
  by: HTMLElement | null,
): Promise<void> {
  const body = asQuery(new FormData(form, by))
  try {
    const answer = await askForPanel(window, PANEL, { method: 'POST', body })
    // As without a script: the cart's page says what became of it.
    if (!answer) return window.location.assign('/cart')
    turnInto(panel, answer)
    const [alert, title] = [panel.querySelector<HTMLElement>('[role=alert]'), panel.querySelector('h2')]
    // The line is gone, and with it what was pressed; a choice that was made keeps the focus.
    ;(alert ?? (by && title))?.focus()
    tellShown(panel)
    window.dispatchEvent(new Event(CART_CHANGED))
  } catch {
    tellFailure(form)
  }
}

/** How many are in it may be new; told from the panel, it is no news to the panel. */
const tellShown = (panel: Element) => panel.dispatchEvent(new Event(SHOWN, { bubbles: true }))

function turnInto(panel: HTMLDialogElement, answer: HTMLDialogElement): void {
  const wasFilled = panel.getAttribute(LIGHT_CART)
  become(panel, answer)
  panel.setAttribute(LIGHT_CART, wasFilled ?? '')
  mark(panel)
  // What somebody has chosen hides what the cart says.
  for (const radio of panel.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.defaultChecked
}

/** CART-08: whoever takes React's panel over knows whether there was something in it. */
function mark(panel: HTMLDialogElement): void {
  const isFilled = panel.getAttribute(LIGHT_CART) === FILLED || panel.querySelector('form') !== null
  panel.setAttribute(LIGHT_CART, isFilled ? FILLED : '')
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
