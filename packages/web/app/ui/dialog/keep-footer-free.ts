/** For the ref of a dialog's footer: notices, which stand at the bottom on a phone, stay above the actions in it. */
export function keepFooterFree(footer: HTMLElement | null): (() => void) | undefined {
  const dialog = footer?.closest('dialog')
  if (!footer || !dialog) return
  const observer = new ResizeObserver(() =>
    dialog.style.setProperty('--sticky-bottom', `${footer.offsetHeight}px`),
  )
  observer.observe(footer)
  return () => observer.disconnect()
}
