import { become } from './become.ts'
import { asQuery } from './light-answer.ts'
import { tellFailure } from './light-focus.ts'
import { CART_CHANGED, FILLED, LIGHT_CART, SHOWN } from './wake-data.ts'
import type { Waking } from './waking.ts'

/** A form of the panel, as it was when it was sent. */
interface Wish {
  by: HTMLButtonElement | null
  body: URLSearchParams
  /** The way to pay that was chosen. */
  choice: HTMLInputElement | null
}

type Send = (body: URLSearchParams) => Promise<HTMLDialogElement | null>

/**
 * Sends the forms of the panel, one after the other: each changes the cart that the next one is about. What is wished meanwhile waits,
 * and of several choices in one form the last counts.
 */
export function cartForms(window: Window, { waitFor }: Waking, ask: Send) {
  const waiting = new Map<HTMLFormElement, Wish>()
  let isSending = false

  async function send(panel: HTMLDialogElement, form: HTMLFormElement, { by, body }: Wish): Promise<void> {
    try {
      const answer = await ask(body)
      // As without a script: the cart's page says what became of it.
      if (!answer) return window.location.assign('/cart')
      turnInto(panel, answer)
      for (const { choice } of waiting.values()) if (choice) choice.checked = true
      const [alert, title] = [panel.querySelector<HTMLElement>('[role=alert]'), panel.querySelector('h2')]
      // The line is gone, and with it what was pressed; a choice that was made and a counter keep the focus.
      const isGone = by && body.get('intent') !== 'count'
      if (waiting.size === 0) (alert ?? (isGone ? title : null))?.focus()
      tellShown(panel)
      window.dispatchEvent(new Event(CART_CHANGED))
    } catch {
      tellFailure(form.isConnected ? form : panel)
    }
  }

  async function sendAll(panel: HTMLDialogElement): Promise<void> {
    isSending = true
    for (const [form, wish] of waiting) {
      waiting.delete(form)
      const busy = [wish.by, form].find((each) => each?.isConnected) ?? panel.querySelector('h2')
      busy?.setAttribute('aria-busy', 'true')
      await send(panel, form, wish)
      busy?.removeAttribute('aria-busy')
    }
    isSending = false
  }

  /** A second press of what is being answered is no second wish. */
  return function take(panel: HTMLDialogElement, form: HTMLFormElement, submitter: HTMLElement | null): void {
    const by = submitter instanceof HTMLButtonElement ? submitter : null
    if (by?.hasAttribute('aria-busy')) return
    by?.setAttribute('aria-busy', 'true')
    const body = asQuery(new FormData(form, by))
    waiting.delete(form)
    waiting.set(form, { by, body, choice: form.querySelector<HTMLInputElement>('[type=radio]:checked') })
    if (!isSending) waitFor(sendAll(panel))
  }
}

/** How many are in it may be new; told from the panel, it is no news to the panel. */
export const tellShown = (panel: Element) => panel.dispatchEvent(new Event(SHOWN, { bubbles: true }))

export function turnInto(panel: HTMLDialogElement, answer: HTMLDialogElement): void {
  const wasFilled = panel.getAttribute(LIGHT_CART)
  become(panel, answer)
  panel.setAttribute(LIGHT_CART, wasFilled ?? '')
  markFilled(panel)
  // What somebody has chosen hides what the cart says.
  for (const radio of panel.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.defaultChecked
}

/** CART-08: whoever takes React's panel over knows whether there was something in it. */
export function markFilled(panel: HTMLDialogElement): void {
  const isFilled = panel.getAttribute(LIGHT_CART) === FILLED || panel.querySelector('form') !== null
  panel.setAttribute(LIGHT_CART, isFilled ? FILLED : '')
}
