import { asksAhead } from './ask-ahead.ts'
import { become } from './become.ts'
import { asQuery, askFor } from './light-answer.ts'
import { cartButton, isPlain } from './light-controls.ts'
import { raise, takeAway } from './light-dialog.ts'
import { takePress } from './take-press.ts'
import { EARLY_SCRIPT, LIGHT_CART, SHOWN } from './wake-data.ts'
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
  const mayOpen = () => !waking.isAwake() && !waking.hasBegun()
  const asked = asksAhead(async (address) => {
    const [panel] = await Promise.all([askForPanel(window, address), wearStyles(document)])
    return panel
  }, FRESH_FOR_MS)
  let isLeftToReact = false

  async function open(button: HTMLElement): Promise<void> {
    const wanted = await asked.now(PANEL)
    if (!wanted) {
      return queueMicrotask(() => {
        isLeftToReact = true
        button.click()
        isLeftToReact = false
      })
    }
    const panel = document.importNode(wanted, true)
    panel.setAttribute(LIGHT_CART, '')
    document.body.append(panel)
    const leave = () => takeAway(panel)
    raise(panel, leave)
    panel.addEventListener('click', (event) => {
      const way = event.target instanceof Element ? event.target.closest('[data-closes]') : null
      if (!way) return
      event.preventDefault()
      leave()
    })
    window.addEventListener('popstate', leave, { once: true })
    document.dispatchEvent(new Event(SHOWN))
  }

  async function send(
    panel: HTMLDialogElement,
    form: HTMLFormElement,
    by: HTMLElement | null,
  ): Promise<void> {
    const body = asQuery(new FormData(form, by))
    const answer = await askForPanel(window, PANEL, { method: 'POST', body }).catch(() => null)
    // As without a script: the cart's page says what became of it.
    if (!answer) return window.location.assign('/cart')
    become(panel, answer)
    panel.setAttribute(LIGHT_CART, '')
    document.dispatchEvent(new Event(SHOWN))
    if (!by?.isConnected) panel.querySelector<HTMLElement>('[role=alert],h2')?.focus()
  }

  window.addEventListener(
    'click',
    (event) => {
      const button = isPlain(event) && mayOpen() && !isLeftToReact ? cartButton(event.target) : null
      if (!button) return
      takePress(event, button, waking, () => open(button))
    },
    true,
  )

  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      const panel =
        form instanceof HTMLFormElement ? form.closest<HTMLDialogElement>(`[${LIGHT_CART}]`) : null
      if (!panel || !(form instanceof HTMLFormElement)) return
      const control = event.submitter ?? form
      takePress(event, panel.querySelector<HTMLElement>('[aria-busy]') ?? control, waking, () =>
        send(panel, form, event.submitter),
      )
    },
    true,
  )

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'radio' && target.closest(`[${LIGHT_CART}]`))
      target.form?.requestSubmit()
  })

  // What was asked for before something went into it is another cart.
  document.addEventListener(SHOWN, asked.forget)
  const near = (event: PointerEvent) => {
    if (mayOpen() && !isLeftToReact && cartButton(event.target)) asked.ahead(PANEL)
  }
  document.addEventListener('pointerdown', near)
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && near(event))
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
  const missing = files.filter(
    (file) => file.endsWith('.css') && !document.querySelector(`link[href="${file}"]`),
  )
  await Promise.all(
    missing.map((file) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
      return new Promise((worn) => {
        link.addEventListener('load', worn)
        link.addEventListener('error', worn)
        document.head.append(link)
      })
    }),
  )
}
