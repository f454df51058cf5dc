import { DOMParser } from '@xmldom/xmldom'
import { AnswerRefused } from './port.ts'

/** The namespaces of a SAML answer. */
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'

/** No answer of a provider is nested deeper; a document made to exhaust the stack is. */
const MAX_DEPTH = 40

const ELEMENT = 1
const TEXT = 3

/** Parses without mercy: whatever a parser could forgive, another might read differently. */
export function parseXml(xml: string): Element {
  // Checked in the text itself, so that no parser ever gets to see a declaration of entities.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new AnswerRefused('doctype')
  const refuse = () => {
    throw new AnswerRefused('not-xml')
  }
  const parser = new DOMParser({
    locator: {},
    errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
  })
  const root: Element | null = parsed(() => parser.parseFromString(xml, 'text/xml')).documentElement
  if (root === null) throw new AnswerRefused('not-xml')
  return root
}

function parsed(parse: () => Document): Document {
  try {
    return parse()
  } catch (error) {
    throw error instanceof AnswerRefused ? error : new AnswerRefused('not-xml')
  }
}

/**
 * Every element of a document that holds nothing but elements and text. A comment or an instruction is left out of
 * what is signed, or cuts a text in two for whoever reads its first part only: no provider needs one.
 */
export function allElements(root: Element): Element[] {
  const found: Element[] = []
  const waiting: { node: Node; depth: number }[] = siblingsOf(root.ownerDocument).map((node) => ({
    node,
    depth: 0,
  }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    if (depth > MAX_DEPTH) throw new AnswerRefused('too-deep')
    if (isElement(node)) {
      found.push(node)
      for (const child of siblingsOf(node)) waiting.push({ node: child, depth: depth + 1 })
    } else if (isBesideRoot(node) ? !isXmlDeclaration(node) && !isBlank(node) : node.nodeType !== TEXT) {
      throw new AnswerRefused('more-than-elements-and-text')
    }
  }
  return found
}

const isBesideRoot = (node: Node): boolean => node.parentNode === node.ownerDocument

/** A document may end with a line of its own; any other text beside the root is no part of an answer. */
const isBlank = (node: Node): boolean => node.nodeType === TEXT && /^\s*$/.test(node.nodeValue ?? '')

/** The parser keeps `<?xml …?>` as an instruction in front of the root. */
const isXmlDeclaration = (node: Node): boolean => node.nodeName === 'xml' && node.previousSibling === null

const siblingsOf = (parent: Node): Node[] => Array.from(parent.childNodes)
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT

export const isNamed = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name

export const childrenNamed = (parent: Element, namespace: string, name: string): Element[] =>
  siblingsOf(parent)
    .filter(isElement)
    .filter((child) => isNamed(child, namespace, name))

/** The one child of that name: two would leave it to the reader which of them counts. */
export function onlyChild(parent: Element, namespace: string, name: string): Element {
  const [child, ...others] = childrenNamed(parent, namespace, name)
  if (!child || others.length > 0) throw new AnswerRefused(`not-one-${name}`)
  return child
}

export const attributeOf = (element: Element, name: string): string | null =>
  element.hasAttribute(name) ? element.getAttribute(name) : null

/** The whole text of an element that holds nothing else. */
export function textOf(element: Element): string {
  const nodes = siblingsOf(element)
  if (nodes.some((node) => node.nodeType !== TEXT)) throw new AnswerRefused('text-with-markup')
  return nodes
    .map((node) => node.nodeValue ?? '')
    .join('')
    .trim()
}
