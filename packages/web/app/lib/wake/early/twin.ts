/** Finds an element again after the page was drawn anew: at the same place, and of the same kind. */
export function placeOf(element: Element): () => Element | null {
  const { ownerDocument: document, tagName, id } = element
  const path: number[] = []
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at))
  }
  return () => {
    if (element.isConnected) return element
    let twin: Element | undefined = document.getElementById(id) ?? undefined
    twin ??= path.reduce<Element | undefined>((at, index) => at?.children[index], document.body)
    return twin?.tagName === tagName ? twin : null
  }
}
