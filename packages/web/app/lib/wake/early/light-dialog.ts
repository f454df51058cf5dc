import { TAKEN_BY_REACT } from './wake-data.ts'

/** What leads back to the page beneath a dialog that has an address. */
const CROSS = 'a[aria-label=Close]'

/**
 * A dialog that the server has drawn stands over the page as one of React's: the rest of the page rests, and Esc or a press beside it
 * is a wish to leave. React, once it has the dialog, hears of both itself (ui/dialog/use-modal.ts).
 */
export function raise(dialog: HTMLDialogElement, leave: () => void): void {
  const isOurs = () => dialog.isConnected && !dialog.hasAttribute(TAKEN_BY_REACT)
  dialog.removeAttribute('open')
  // What was served with the page does not move; this comes because somebody asked for it.
  dialog.removeAttribute('data-served')
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  dialog.addEventListener('cancel', (event) => {
    if (!isOurs()) return
    event.preventDefault()
    leave()
  })
  dialog.addEventListener('mousedown', ({ target }) => {
    if (target === dialog && isOurs()) leave()
  })
  // A second Esc closes a dialog without asking anybody.
  dialog.addEventListener('close', () => {
    if (isOurs()) leave()
  })
}

/** The dialog of an address stands behind the page's content; the page has it, or loses it. */
export function showDialog(main: Element, wanted: HTMLDialogElement | null): void {
  const shown = dialogBeside(main)
  if (shown) takeAway(shown)
  if (!wanted) return
  const nodes = withMarks(wanted).map((node) => main.ownerDocument.importNode(node, true))
  main.parentElement?.append(...nodes)
  const dialog = dialogBeside(main)
  if (dialog) raise(dialog, () => dialog.querySelector<HTMLElement>(CROSS)?.click())
}

export const dialogBeside = (main: Element): HTMLDialogElement | null =>
  main.parentElement?.querySelector<HTMLDialogElement>(':scope > dialog') ?? null

/** Closed first, so that the browser gives the focus back to where it was. */
export function takeAway(dialog: HTMLDialogElement): void {
  dialog.close()
  for (const node of withMarks(dialog)) node.remove()
}

/** React knows by the comments around it that it may come later than the rest. */
function withMarks(dialog: ChildNode): ChildNode[] {
  const isMark = (node: ChildNode | null): node is ChildNode => node?.nodeType === Node.COMMENT_NODE
  const nodes = [dialog]
  for (let at = dialog.previousSibling; isMark(at); at = at.previousSibling) nodes.unshift(at)
  for (let at = dialog.nextSibling; isMark(at); at = at.nextSibling) nodes.push(at)
  return nodes
}
