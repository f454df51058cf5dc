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

export function topModal(): HTMLElement | undefined {
  return open.at(-1)
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
