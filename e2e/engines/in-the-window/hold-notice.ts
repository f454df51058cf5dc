/** Runs in the page: whoever has come to a notice keeps it for as long as they stay. Answers whether there is one. */
export function holdNotice(): boolean {
  const button = document.querySelector<HTMLElement>('[aria-label=Notifications] button')
  button?.focus()
  return button !== null && document.activeElement === button
}
