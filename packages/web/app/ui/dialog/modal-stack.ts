/**
 * The modal dialogs open now, innermost last. What must stay reachable above them (toasts) is drawn inside the
 * innermost one, because everything outside a modal dialog is inert.
 */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

export function enterModal(element: HTMLElement): void {
  set([...open.filter((other) => other !== element), element])
}

export function leaveModal(element: HTMLElement): void {
  set(open.filter((other) => other !== element))
}

const raised = new WeakSet<HTMLElement>()

/** A dialog that the browser closed and that came back lies above those that were opened over it: they follow it. */
export function raiseAbove(element: HTMLElement): void {
  const above = open.slice(open.indexOf(element) + 1)
  for (const other of above) {
    if (!(other instanceof HTMLDialogElement)) continue
    raised.add(other)
    other.close()
    raised.delete(other)
    other.showModal()
    other.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }
}

/** Whether a closing was but the first half of being raised; a browser tells of it when it is open again. */
export const isRaised = (element: HTMLDialogElement): boolean => element.open || raised.has(element)

export function topModal(): HTMLElement | undefined {
  return open.at(-1)
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
