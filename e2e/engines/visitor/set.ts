interface Asked {
  what: 'selection' | 'choice'
  value?: string
}

/** Runs in the page, on what has the focus: all of its text is selected, or one of its options is chosen. */
export function set({ what, value = '' }: Asked): void {
  const focused = document.activeElement
  if (what === 'selection') return (focused as HTMLInputElement).select()
  const list = focused as HTMLSelectElement
  const option = [...list.options].find((each) => each.value === value || each.text === value)
  if (!option) throw new Error(`${list.name} has no ${value}`)
  list.value = option.value
  for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }))
}
