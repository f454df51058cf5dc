/** When the page is through with all that it began with. */
export function afterLoad(window: Window, go: () => void): void {
  if (window.document.readyState === 'complete') go()
  else window.addEventListener('load', go, { once: true })
}
