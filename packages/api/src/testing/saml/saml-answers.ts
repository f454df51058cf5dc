import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { SignedXml } from 'xml-crypto'
import { keptKeyPair } from '../../providers/sso/key-files.ts'
import type { KeyPair } from '../../providers/sso/port.ts'

const KEYS = fileURLToPath(new URL('../../../../../.cache/test-keys', import.meta.url))

/** Keys of providers that only tests know; the same in every run, since making them is slow. */
export const testKeys = (name: string): Promise<KeyPair> => keptKeyPair(KEYS, name)

export const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** Everything that an answer states, so that an attack can change one thing and leave the rest as it is. */
export interface AnswerParts {
  requestId: string | null
  assertionRequestId: string | null
  assertionId: string
  issuer: string
  responseIssuer: string | null
  destination: string | null
  recipient: string | null
  audience: string
  notBefore: string
  notOnOrAfter: string
  confirmedUntil: string | null
  method: string
  status: string
  subject: string
  subjectFormat: string
  attributes: Record<string, string>
  hasSignedIn: boolean
}

export const newId = (): string => `_${randomBytes(16).toString('hex')}`

const attribute = (name: string, value: string | null): string =>
  value === null ? '' : ` ${name}="${value}"`

const person = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(
      ([name, value]) =>
        `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
    )
    .join('')

const SIGNED_IN =
  '<saml:AuthnStatement AuthnInstant="2026-11-15T12:00:00Z"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>'

export function assertionXml(parts: AnswerParts): string {
  const confirmation = `${attribute('Recipient', parts.recipient)}${attribute('InResponseTo', parts.assertionRequestId)}${attribute('NotOnOrAfter', parts.confirmedUntil)}`
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${parts.assertionId}" Version="2.0" IssueInstant="${parts.notBefore}"><saml:Issuer>${parts.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${parts.subjectFormat}">${parts.subject}</saml:NameID><saml:SubjectConfirmation Method="${parts.method}"><saml:SubjectConfirmationData${confirmation}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${parts.notBefore}" NotOnOrAfter="${parts.notOnOrAfter}"><saml:AudienceRestriction><saml:Audience>${parts.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>${parts.hasSignedIn ? SIGNED_IN : ''}<saml:AttributeStatement>${person(parts.attributes)}</saml:AttributeStatement></saml:Assertion>`
}

export function responseXml(parts: AnswerParts, assertion = assertionXml(parts)): string {
  const issuer =
    parts.responseIssuer === null
      ? ''
      : `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${parts.responseIssuer}</saml:Issuer>`
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newId()}" Version="2.0" IssueInstant="${parts.notBefore}"${attribute('Destination', parts.destination)}${attribute('InResponseTo', parts.requestId)}>${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${parts.status}"/></samlp:Status>${assertion}</samlp:Response>`
}

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'

const ALGORITHMS = {
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
  sha1: {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
}

/** Signs an element where SAML wants the signature: behind its issuer. */
export function sign(
  xml: string,
  what: 'Assertion' | 'Response',
  keys: KeyPair,
  hash: keyof typeof ALGORITHMS = 'sha256',
): string {
  const { privateKey, certificate: publicCert } = keys
  const { signature, digest } = ALGORITHMS[hash]
  const signed = new SignedXml({
    privateKey,
    publicCert,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: EXCLUSIVE,
  })
  const place = what === 'Response' ? '/*' : "//*[local-name(.)='Assertion']"
  signed.addReference({
    xpath: place,
    digestAlgorithm: digest,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', EXCLUSIVE],
  })
  signed.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${place}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signed.getSignedXml()
}

export const encode = (xml: string): string => Buffer.from(xml).toString('base64')
