import { isAnsweredLightly, isOtherView } from './light-controls.ts'

/** Pressed before React is there, these are answered by `ui/enhance.ts` or by the browser itself. */
const ANSWERED =
  '[data-carousel-step],[data-copy-link],[data-cookie-choice],[popovertarget],[command],[data-light-cart] [data-closes]'
const CONTROL = 'a[href],button,summary,[data-wakes]'
const ADDED_TO = 'input,select,textarea,summary[data-wakes]'

/**
 * What a press must wait for React with: whatever says so (`data-wakes`), a button that the browser can do nothing with, one whose form lacks a choice (its own
 * words would lie over the page), and a link to another view of the same page that could not be shown without it. A link to another page is followed by the browser: a document is lighter than React. A summary is opened by the browser at once.
 */
export function waitsForReact(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
  if (!control || control.matches('[data-wakes]:not(summary)')) return control
  if (control instanceof HTMLAnchorElement) return isOtherView(control) ? control : null
  if (!(control instanceof HTMLButtonElement)) return null
  return (control.type === 'button' ? !control.matches(ANSWERED) : isUnchosen(control.form)) ? control : null
}

const isUnchosen = (form: HTMLFormElement | null) =>
  form?.querySelector('[data-light] [type=radio]') && !form.checkValidity()

/** What somebody who comes near it will need React for: also what the browser opens or fills in, and React adds to. */
export function foretellsReact(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || isAnsweredLightly(target)) return false
  if (target.closest(ADDED_TO) || waitsForReact(target)) return true
  const button = target.closest('button')
  return button?.type === 'submit' && !button.matches(ANSWERED)
}

/** A form that leads elsewhere, or nowhere, is the browser's. */
export function isOwnForm(form: HTMLFormElement): boolean {
  const { method, target, ownerDocument } = form
  if (method === 'dialog' || (target !== '' && target !== '_self')) return false
  // A field named "action" would stand before the property.
  const action = form.getAttribute('action') ?? ''
  return new URL(action, ownerDocument.location.href).origin === ownerDocument.location.origin
}
