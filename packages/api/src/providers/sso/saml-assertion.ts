import { isValidEmail, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { AnswerRefused, type SignedAnswer } from './port.ts'
import {
  allElements,
  ASSERTION,
  attributeOf,
  childrenNamed,
  isNamed,
  onlyChild,
  parseXml,
  textOf,
} from './saml-xml.ts'

/** Clocks of two organisations are never quite the same. */
const SKEW_MS = 60_000

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
/** Longest subject and assertion id; both are keys of our tables. */
const LONGEST_KEY = 256
const LONGEST_NAME = 64
const LONGEST_EMAIL = 254
const MOST_SHOWN = 40

/** What providers call these: by their plain names, by directory number, and in Microsoft's way. */
const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const EMAIL = ['mail', 'email', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3', `${CLAIMS}/emailaddress`]
const FIRST_NAME = ['givenName', 'firstName', 'first_name', 'urn:oid:2.5.4.42', `${CLAIMS}/givenname`]
const LAST_NAME = ['sn', 'surname', 'lastName', 'last_name', 'urn:oid:2.5.4.4', `${CLAIMS}/surname`]

export interface ExpectedAssertion {
  id: string
  issuer: string
  recipient: string
  requestId: string
  now: Date
}

/**
 * Reads an assertion out of the very bytes whose signature held, and judges what the library leaves to us: who
 * issued it, for which request, where to, and when. The audience has been judged by then.
 */
export function readAssertion(signedXml: string, expected: ExpectedAssertion): SignedAnswer {
  const assertion = parseXml(signedXml)
  allElements(assertion)
  const id = attributeOf(assertion, 'ID')
  if (!isNamed(assertion, ASSERTION, 'Assertion') || attributeOf(assertion, 'Version') !== '2.0') {
    throw new AnswerRefused('not-an-assertion')
  }
  // The one that was found in its place in the document is the one whose signature was checked.
  if (!id || id.length > LONGEST_KEY || id !== expected.id) throw new AnswerRefused('another-assertion')
  if (textOf(onlyChild(assertion, ASSERTION, 'Issuer')) !== expected.issuer) throw new AnswerRefused('issuer')
  const conditions = onlyChild(assertion, ASSERTION, 'Conditions')
  checkTime(conditions, expected.now)
  const subject = onlyChild(assertion, ASSERTION, 'Subject')
  const expiresAt = checkConfirmation(subject, expected)
  // Without it a provider says that somebody exists, not that they have just signed in.
  if (childrenNamed(assertion, ASSERTION, 'AuthnStatement').length === 0)
    throw new AnswerRefused('no-sign-in')
  return { assertionId: id, expiresAt, ...describePerson(assertion, onlyChild(subject, ASSERTION, 'NameID')) }
}

function checkConfirmation(subject: Element, expected: ExpectedAssertion): Date {
  const confirmation = onlyChild(subject, ASSERTION, 'SubjectConfirmation')
  if (attributeOf(confirmation, 'Method') !== BEARER) throw new AnswerRefused('not-bearer')
  const data = onlyChild(confirmation, ASSERTION, 'SubjectConfirmationData')
  if (attributeOf(data, 'Recipient') !== expected.recipient) throw new AnswerRefused('recipient')
  if (attributeOf(data, 'InResponseTo') !== expected.requestId) throw new AnswerRefused('in-response-to')
  const until = checkTime(data, expected.now)
  if (until === null) throw new AnswerRefused('no-expiry')
  return new Date(until.getTime() + SKEW_MS)
}

/** Checks that now lies in the element's time window; returns its end when it states one. */
function checkTime(element: Element, now: Date): Date | null {
  const from = instantOf(element, 'NotBefore')
  const until = instantOf(element, 'NotOnOrAfter')
  if (from && now.getTime() + SKEW_MS < from.getTime()) throw new AnswerRefused('not-yet')
  if (until && now.getTime() - SKEW_MS >= until.getTime()) throw new AnswerRefused('expired')
  return until
}

/** SAML writes instants in UTC; anything else is read differently by different readers. */
function instantOf(element: Element, name: string): Date | null {
  const text = attributeOf(element, name)
  if (text === null) return null
  const instant = new Date(text)
  const isInstant =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) && !Number.isNaN(instant.getTime())
  if (!isInstant) throw new AnswerRefused('time')
  return instant
}

type Person = Pick<SignedAnswer, 'subject' | 'email' | 'firstName' | 'lastName' | 'attributes'>

function describePerson(assertion: Element, nameId: Element): Person {
  const subject = textOf(nameId)
  const format = attributeOf(nameId, 'Format')
  if (subject === '' || subject.length > LONGEST_KEY) throw new AnswerRefused('subject')
  // Another one at each sign-in: nobody could be known again by it.
  if (format === TRANSIENT) throw new AnswerRefused('transient-subject')
  const attributes = attributesOf(assertion)
  const asserted = firstOf(attributes, EMAIL) ?? (format === EMAIL_FORMAT ? subject : '')
  return {
    subject,
    email: emailIn(asserted),
    firstName: nameIn(attributes, FIRST_NAME),
    lastName: nameIn(attributes, LAST_NAME),
    attributes: [...attributes]
      .slice(0, MOST_SHOWN)
      .map(([name, value]) => ({ name: name.slice(0, LONGEST_KEY), value: value.slice(0, LONGEST_KEY) })),
  }
}

function emailIn(asserted: string): string | null {
  // A few letters of other alphabets become one of ours in lower case, and so one mailbox becomes another.
  const turns = [...asserted].some((letter) => letter > '\u007f' && /[a-z]/.test(letter.toLowerCase()))
  const email = tidyEmail(asserted)
  return !turns && isValidEmail(email) && email.length <= LONGEST_EMAIL ? email : null
}

function attributesOf(assertion: Element): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of childrenNamed(assertion, ASSERTION, 'AttributeStatement')) {
    for (const attribute of childrenNamed(statement, ASSERTION, 'Attribute')) {
      const [value] = childrenNamed(attribute, ASSERTION, 'AttributeValue')
      const isText =
        value && Array.from(value.childNodes).every(({ nodeType }) => nodeType === value.TEXT_NODE)
      const name = attributeOf(attribute, 'Name')
      if (name !== null && isText && !found.has(name)) found.set(name, textOf(value))
    }
  }
  return found
}

const firstOf = (attributes: Map<string, string>, names: string[]): string | undefined =>
  names.map((name) => attributes.get(name)).find((value) => value !== undefined && value !== '')

const nameIn = (attributes: Map<string, string>, names: string[]): string | null =>
  firstOf(attributes, names)?.slice(0, LONGEST_NAME).trim() ?? null
