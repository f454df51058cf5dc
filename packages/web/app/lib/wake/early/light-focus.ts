import { announce } from '../../../ui/enhance.ts'

const FAILED = 'That didn’t get through. Check your connection and try again.'
const FAILURE = 'data-light-failed'

interface Pressed {
  control?: HTMLElement
  /** The id of what is new, for a link that names it. */
  target?: string
  form?: HTMLFormElement
}

/** As React does it: the first new thing, what is to be mended, or what became of it; else the focus stays where it was. */
export function settleFocus(document: Document, { control, target, form }: Pressed): void {
  if (form) forgetFailure(form)
  const part = target ? document.getElementById(target) : null
  const inForm = (what: string) => form?.querySelector<HTMLElement>(what)
  const wanted =
    part?.querySelector<HTMLElement>('a,button') ??
    part ??
    inForm('[aria-invalid=true]') ??
    inForm('[role=alert],[data-sent]')
  if (wanted) {
    wanted.focus({ preventScroll: part !== null })
    return
  }
  const outcome = form?.querySelector('[role=status]:not(:empty)')?.textContent
  if (outcome) announce(document, outcome)
  // Else the next key would begin at the top of the page.
  if (control && !control.isConnected) document.getElementById('content')?.focus({ preventScroll: true })
}

/** Nothing that was typed is lost, and nothing is sent twice by itself: nobody knows how far it came. */
export function tellFailure(form: HTMLElement): void {
  forgetFailure(form)
  const words = form.ownerDocument.createElement('p')
  words.setAttribute(FAILURE, '')
  words.setAttribute('role', 'alert')
  words.tabIndex = -1
  words.textContent = FAILED
  form.append(words)
  words.focus()
}

export const forgetFailure = (within: ParentNode): void => within.querySelector(`[${FAILURE}]`)?.remove()
