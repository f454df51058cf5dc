import { AnswerRefused } from './port.ts'
import {
  allElements,
  ASSERTION,
  attributeOf,
  childrenNamed,
  isNamed,
  onlyChild,
  parseXml,
  PROTOCOL,
  SIGNATURE,
  textOf,
} from './saml-xml.ts'

/** A real answer takes some 10 KB and less than a hundred elements; what is larger costs us more than its sender. */
const MAX_BYTES = 64 * 1024
const MAX_ELEMENTS = 1000

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** RSA with SHA-2 over exclusive canonical XML, and nothing else: no SHA-1, no shared-secret signatures. */
const ALLOWED: Record<string, RegExp> = {
  SignatureMethod: /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-sha(?:256|512)$/,
  DigestMethod: /^http:\/\/www\.w3\.org\/2001\/04\/xmlenc#sha(?:256|512)$/,
  CanonicalizationMethod: /^http:\/\/www\.w3\.org\/2001\/10\/xml-exc-c14n#$/,
  Transform: /^http:\/\/www\.w3\.org\/(?:2000\/09\/xmldsig#enveloped-signature|2001\/10\/xml-exc-c14n#)$/,
}

export interface ExpectedResponse {
  issuer: string
  destination: string
}

/**
 * Judges an answer by its shape, before any signature is looked at: one response that holds one assertion, each
 * signed in its own place. Wrapping attacks live from a document in which more than that can be found. Says the
 * id of the assertion.
 */
export function checkDocument(document: string, expected: ExpectedResponse): string {
  const xml = decode(document)
  // Counted in the text itself, before a tree is built of it; in a valid document an end has no other beginning.
  if ((xml.match(/<[^/!?]/g)?.length ?? 0) > MAX_ELEMENTS) throw new AnswerRefused('too-many-elements')
  const response = parseXml(xml)
  const elements = allElements(response)
  if (!isNamed(response, PROTOCOL, 'Response') || attributeOf(response, 'Version') !== '2.0') {
    throw new AnswerRefused('not-a-response')
  }
  const status = onlyChild(onlyChild(response, PROTOCOL, 'Status'), PROTOCOL, 'StatusCode')
  if (attributeOf(status, 'Value') !== SUCCESS) throw new AnswerRefused('provider-says-no')
  if (attributeOf(response, 'Destination') !== expected.destination) throw new AnswerRefused('destination')
  // The response need not name its issuer, but may not name another.
  for (const issuer of childrenNamed(response, ASSERTION, 'Issuer')) {
    if (textOf(issuer) !== expected.issuer) throw new AnswerRefused('response-issuer')
  }
  refuseDoubles(elements)
  // By local name, so that one in a foreign namespace is not overlooked.
  const assertions = elements.filter(({ localName }) => /^(?:Encrypted)?Assertion$/.test(localName))
  const [assertion, ...others] = assertions
  if (!assertion || others.length > 0) throw new AnswerRefused('not-one-assertion')
  if (!isNamed(assertion, ASSERTION, 'Assertion') || assertion.parentNode !== response) {
    throw new AnswerRefused('misplaced-assertion')
  }
  checkSignatures(elements, [response, assertion])
  if (childrenNamed(assertion, SIGNATURE, 'Signature').length !== 1) throw new AnswerRefused('unsigned')
  return attributeOf(assertion, 'ID') ?? ''
}

function decode(document: string): string {
  const base64 = document.replaceAll(/\s/g, '')
  if (base64.length > Math.ceil(MAX_BYTES / 3) * 4) throw new AnswerRefused('too-large')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new AnswerRefused('not-base64')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'))
  } catch {
    throw new AnswerRefused('not-utf-8')
  }
}

/** A reference by id must mean one element, however the attribute is spelt. */
function refuseDoubles(elements: Element[]): void {
  const seen = new Set<string>()
  for (const element of elements) {
    for (const { localName, value } of Array.from(element.attributes)) {
      if (localName.toLowerCase() !== 'id') continue
      if (seen.has(value)) throw new AnswerRefused('id-twice')
      seen.add(value)
    }
  }
}

function checkSignatures(elements: Element[], places: Element[]): void {
  for (const element of elements) {
    const isMisplaced =
      element.localName === 'Signature' && !places.some((place) => place === element.parentNode)
    if (isMisplaced) throw new AnswerRefused('misplaced-signature')
    const allowed = element.namespaceURI === SIGNATURE ? ALLOWED[element.localName] : undefined
    if (allowed && !allowed.test(attributeOf(element, 'Algorithm') ?? ''))
      throw new AnswerRefused('algorithm')
    // Where signed things are tucked away in wrapping attacks; no provider puts anything there.
    if (isNamed(element, SIGNATURE, 'Object')) throw new AnswerRefused('signature-object')
  }
}
