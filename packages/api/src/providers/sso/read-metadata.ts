import { X509Certificate } from 'node:crypto'
import { AnswerRefused, type DescribedProvider } from './port.ts'
import { attributeOf, childrenNamed, isNamed, onlyChild, parseXml, SIGNATURE, textOf } from './saml-xml.ts'

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Those of the large directories have some hundred; what has more costs us more than its sender. */
const MAX_ELEMENTS = 4000
const MAX_CERTIFICATES = 4
const LONGEST = 1024
const FEWEST_BITS = 2048

/**
 * Whom a provider's own metadata describes: its name, where a browser goes to sign in, and with which keys it signs. Read by the same
 * strict reader as its answers are; throws `AnswerRefused` with the part that is missing or not to be trusted.
 */
export function readProviderMetadata(
  xml: string,
  { allowsHttp }: { allowsHttp: boolean },
): DescribedProvider {
  // Counted in the text itself, before a tree is built of it.
  if ((xml.match(/<[^/!?]/g)?.length ?? 0) > MAX_ELEMENTS) throw new AnswerRefused('too-many-elements')
  const entity = parseXml(xml.replace(/^\uFEFF/, '').trim())
  // A federation's list holds many: which of them is meant nobody could say.
  if (!isNamed(entity, METADATA, 'EntityDescriptor')) throw new AnswerRefused('not-metadata')
  const entityId = attributeOf(entity, 'entityID') ?? ''
  if (entityId === '' || entityId.length > LONGEST) throw new AnswerRefused('no-entity')
  const [provider, ...others] = childrenNamed(entity, METADATA, 'IDPSSODescriptor')
  if (!provider || others.length > 0) throw new AnswerRefused('no-provider')
  return { entityId, ssoUrl: signInUrl(provider, allowsHttp), certificates: certificatesOf(provider) }
}

function signInUrl(provider: Element, allowsHttp: boolean): string {
  const service = childrenNamed(provider, METADATA, 'SingleSignOnService').find(
    (each) => attributeOf(each, 'Binding') === REDIRECT,
  )
  const address = service ? (attributeOf(service, 'Location') ?? '') : ''
  if (!URL.canParse(address) || address.length > LONGEST) throw new AnswerRefused('no-address')
  const { protocol, username, password, hash, href } = new URL(address)
  const isSafe = protocol === 'https:' || (allowsHttp && protocol === 'http:')
  if (!isSafe || username || password || hash) throw new AnswerRefused('unsafe-address')
  return href
}

function certificatesOf(provider: Element): string[] {
  const found = childrenNamed(provider, METADATA, 'KeyDescriptor')
    // Without a use it is for both.
    .filter((key) => (attributeOf(key, 'use') ?? 'signing') === 'signing')
    .flatMap((key) => childrenNamed(onlyChild(key, SIGNATURE, 'KeyInfo'), SIGNATURE, 'X509Data'))
    .flatMap((data) => childrenNamed(data, SIGNATURE, 'X509Certificate'))
    .map((each) => certificateIn(textOf(each)))
  const certificates = [...new Set(found)]
  if (certificates.length === 0) throw new AnswerRefused('no-certificate')
  if (certificates.length > MAX_CERTIFICATES) throw new AnswerRefused('many-certificates')
  return certificates
}

function certificateIn(text: string): string {
  const base64 = text.replaceAll(/\s/g, '')
  if (!/^[A-Za-z0-9+/]{1,16000}={0,2}$/.test(base64)) throw new AnswerRefused('bad-certificate')
  const certificate = opened(Buffer.from(base64, 'base64'))
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
  // Answers are taken with RSA signatures alone (saml-document.ts).
  if (type !== 'rsa' || (details?.modulusLength ?? 0) < FEWEST_BITS) throw new AnswerRefused('weak-key')
  return certificate.toString()
}

function opened(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der)
  } catch {
    throw new AnswerRefused('bad-certificate')
  }
}
