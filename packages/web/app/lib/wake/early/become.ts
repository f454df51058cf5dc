/** Their content is no matter of what is shown, and the browser hides the mark that lets them run. */
const UNSEEN = /^(?:SCRIPT|STYLE|NOSCRIPT)$/

/**
 * Makes an element what a newer answer says it is, and touches nothing that is the same in both: pictures do not flicker, what was
 * typed or chosen stays, and so does the focus.
 */
export function become(element: Element, wanted: Element): void {
  takeAttributes(element, wanted)
  if (UNSEEN.test(element.tagName)) {
    if (element.textContent !== wanted.textContent) element.textContent = wanted.textContent
    return
  }
  let at = element.firstChild
  const coming = [...wanted.childNodes]
  for (const [place, node] of coming.entries()) {
    at = firstWanted(at, node, coming.slice(place + 1))
    if (at && isTwin(at, node)) {
      const next = at.nextSibling
      if (!at.isEqualNode(node)) update(at, node)
      at = next
    } else element.insertBefore(element.ownerDocument.importNode(node, true), at)
  }
  while (at) at = without(at)
}

/** What stands here and is wanted neither now nor later makes room. */
function firstWanted(at: ChildNode | null, node: Node, later: Node[]): ChildNode | null {
  let here = at
  while (here && !isTwin(here, node)) {
    const standing = here
    if (later.some((each) => isTwin(standing, each))) break
    here = without(here)
  }
  return here
}

function without(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}

function isTwin(one: Node, other: Node): boolean {
  if (!(one instanceof Element && isElement(other))) return one.nodeType === other.nodeType
  return one.tagName === other.tagName && one.id === other.id
}

function update(node: Node, wanted: Node): void {
  if (node instanceof Element && isElement(wanted)) become(node, wanted)
  else node.nodeValue = wanted.nodeValue
}

function takeAttributes(element: Element, wanted: Element): void {
  for (const name of element.getAttributeNames()) {
    if (name !== 'nonce' && !wanted.hasAttribute(name)) element.removeAttribute(name)
  }
  for (const { name, value } of wanted.attributes) {
    if (name !== 'nonce' && element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  // A choice that somebody made hides what the newer answer has chosen.
  if (element instanceof HTMLOptionElement) element.selected = wanted.hasAttribute('selected')
}

/** Elements of another document, as a parser makes them, are of no class of this window. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
