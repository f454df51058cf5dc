import { dialogAddress } from '../../../ui/dialog/routed-dialog-address.ts'
import { asksForReact } from './asks-for-react.ts'
import { LIGHT_CART } from './wake-data.ts'

/** Fields in which one types; what is chosen may change other parts of the page, and that is React's. */
const TYPED_IN = /^(?:textarea|text|email|tel|search)$/

/** A link to another view of this page, which the early script can show; what says `data-wakes` is React's. */
export function lightLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && !link.hasAttribute('data-wakes') && isOtherView(link) && !asksForReact(link.search)
    ? link
    : null
}

/** What opens the cart, wherever it stands. */
export function cartButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cart-open]') : null
}

/** What leads to a page of its own where there is no script, and opens a dialog over this page where there is one. */
export function opensDialog(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null
}

/** Where a link leads when the early script follows it. */
export function lightAddress(link: HTMLAnchorElement): URL {
  const { location } = link.ownerDocument
  const dialog = link.dataset['opens']
  return new URL(dialog === undefined ? link.href : dialogAddress(location, dialog), location.href)
}

/** A press that means this control, and not a tab or a window of its own. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A form of this page whose answer is this page. */
export function isLightForm(form: HTMLFormElement): boolean {
  return form.hasAttribute('data-light') && !form.target
}

/** Whether somebody types here for a form that the early script can send. */
export function isLightField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && TYPED_IN.test(target.type) && target.closest('form[data-light]') !== null
}

/** What the early script answers: nobody need come for it. */
export function isAnsweredLightly(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (
    target.closest(`[${LIGHT_CART}]`) ||
    cartButton(target) ||
    lightLink(target) ||
    isLightField(target) ||
    opensDialog(target)
  )
    return true
  if (target.closest('[data-submits]')) return target.closest('form[data-light]') !== null
  const button = target.closest('button')
  return button?.type === 'submit' && button.form !== null && isLightForm(button.form)
}

export function isOtherView(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = link.ownerDocument.location
  // The panel's own links are the browser's, or close it.
  if (link.target || link.hasAttribute('download') || link.closest(`[${LIGHT_CART}]`)) return false
  return link.origin === origin && link.pathname === pathname && link.search !== search
}
