import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeyPair } from '#providers/sso/port.ts'
import { assertionXml, responseXml, sign, testKeys } from '#testing/saml/saml-answers.ts'
import { type Attack, expectRefused, expectTaken } from '#testing/saml/saml-attack.ts'
import { type Begun, SamlWorld } from '#testing/saml/saml-world.ts'

/**
 * What somebody without the provider's key may try: signatures, wrapping and tricks of XML. Each must fail by the
 * check that it is aimed at, so that a check that is taken away turns its test red.
 */

let world: SamlWorld
let thief: KeyPair
beforeAll(async () => {
  world = await SamlWorld.open()
  thief = await testKeys('thief')
})
afterAll(() => world.close())

const VICTIM = { mail: 'orla@dunvarra.example', givenName: 'Orla', sn: 'Fennick' }
const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
const signatureOf = (xml: string) => /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(xml)?.[0] ?? ''

/** What the thief would like to be taken for, unsigned and in the place of what was signed. */
const forged = ({ requestId }: Begun, changes = {}) =>
  assertionXml(world.parts(requestId, { subject: 'orla', attributes: VICTIM, ...changes }))

const genuine = ({ requestId }: Begun, changes = {}) => world.answer(requestId, changes)

const EXTENSIONS = (inside: string) => `<samlp:Extensions>${inside}</samlp:Extensions>`

const attacks: Attack[] = [
  {
    name: 'no signature at all',
    refused: 'unsigned',
    make: ({ requestId }) => responseXml(world.parts(requestId)),
  },
  {
    name: 'the signature taken out',
    refused: 'unsigned',
    make: (begun) => genuine(begun).replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, ''),
  },
  {
    name: 'the response signed and the assertion not',
    refused: 'unsigned',
    make: ({ requestId }) => sign(responseXml(world.parts(requestId)), 'Response', world.keys),
  },
  {
    name: 'signed by another key, with its certificate brought along',
    refused: 'signature',
    make: ({ requestId }) => sign(responseXml(world.parts(requestId)), 'Assertion', thief),
  },
  {
    name: 'a signed email changed',
    refused: 'signature',
    make: (begun) => genuine(begun, { attributes: VICTIM }).replace(VICTIM.mail, 'sam@platform.example'),
  },
  {
    name: 'a signed subject changed',
    refused: 'signature',
    make: (begun) => genuine(begun, { subject: 'sile' }).replace('>sile<', '>orla<'),
  },
  {
    name: 'the digest of something else',
    refused: 'signature',
    make: (begun) => genuine(begun).replace(/<ds:DigestValue>[^<]+/, `<ds:DigestValue>${'A'.repeat(43)}=`),
  },
  {
    name: 'wrapped: the forged one in front of the signed one',
    refused: 'not-one-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      return xml.replace(assertionOf(xml), forged(begun) + assertionOf(xml))
    },
  },
  {
    name: 'wrapped: the forged one behind the signed one',
    refused: 'not-one-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      return xml.replace(assertionOf(xml), assertionOf(xml) + forged(begun))
    },
  },
  {
    name: 'wrapped: the signed one put away among the extensions',
    refused: 'not-one-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      return xml.replace(assertionOf(xml), EXTENSIONS(assertionOf(xml)) + forged(begun))
    },
  },
  {
    name: 'wrapped: the signed one inside the forged one',
    refused: 'not-one-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      const advice = `<saml:Advice>${assertionOf(xml)}</saml:Advice></saml:Assertion>`
      return xml.replace(assertionOf(xml), forged(begun).replace('</saml:Assertion>', advice))
    },
  },
  {
    name: 'wrapped: the signed one inside its own signature, which the forged one carries',
    refused: 'not-one-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      const bare = assertionOf(xml).replace(signatureOf(xml), '')
      const carrier = signatureOf(xml).replace(
        '</ds:Signature>',
        `<ds:Object>${bare}</ds:Object></ds:Signature>`,
      )
      return xml.replace(
        assertionOf(xml),
        forged(begun).replace('</saml:Issuer>', `</saml:Issuer>${carrier}`),
      )
    },
  },
  {
    name: 'wrapped: the signed one under a name that is not an assertion’s, the forged one with its signature',
    refused: 'id-twice',
    make: (begun) => {
      const xml = genuine(begun)
      const id = / ID="(_\w+)"/.exec(assertionOf(xml))?.[1] ?? ''
      const disguised = assertionOf(xml)
        .replace('<saml:Assertion', '<saml:Statement')
        .replace('</saml:Assertion>', '</saml:Statement>')
      const other = forged(begun, { assertionId: id })
      const carrying = other.replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(xml)}`)
      return xml.replace(assertionOf(xml), EXTENSIONS(disguised.replace(signatureOf(xml), '')) + carrying)
    },
  },
  {
    name: 'wrapped: a forged response around the signed one',
    refused: 'not-one-assertion',
    make: (begun) => {
      const xml = sign(genuine(begun), 'Response', world.keys)
      const outer = responseXml(world.parts(begun.requestId), forged(begun))
      return outer.replace('</samlp:Response>', `${EXTENSIONS(xml)}</samlp:Response>`)
    },
  },
  {
    name: 'wrapped: the forged one in a namespace of its own',
    refused: 'not-one-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      const foreign = forged(begun).replace(/urn:oasis:names:tc:SAML:2\.0:assertion/, 'urn:elsewhere')
      return xml.replace(assertionOf(xml), foreign + assertionOf(xml))
    },
  },
  {
    name: 'wrapped: the signed one deeper than its place',
    refused: 'misplaced-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      return xml.replace(assertionOf(xml), EXTENSIONS(assertionOf(xml)))
    },
  },
  {
    name: 'a second signature somewhere else',
    refused: 'misplaced-signature',
    make: (begun) => {
      const xml = genuine(begun)
      return xml.replace('</samlp:Status>', `${signatureOf(xml)}</samlp:Status>`)
    },
  },
  {
    name: 'something tucked into the signature',
    refused: 'signature-object',
    make: (begun) => genuine(begun).replace('</ds:Signature>', '<ds:Object>x</ds:Object></ds:Signature>'),
  },
  {
    name: 'one id twice',
    refused: 'id-twice',
    make: (begun) => {
      const xml = genuine(begun)
      const id = / ID="(_\w+)"/.exec(assertionOf(xml))?.[1] ?? ''
      return xml.replace('</samlp:Status>', `<samlp:StatusDetail Id="${id}"/></samlp:Status>`)
    },
  },
  {
    name: 'a comment that cuts the subject, which leaves the signature whole',
    refused: 'more-than-elements-and-text',
    make: (begun) =>
      genuine(begun, { subject: 'orla.thief.example' }).replace(
        'orla.thief.example',
        'orla<!-- -->.thief.example',
      ),
  },
  {
    name: 'a comment that cuts the email',
    refused: 'more-than-elements-and-text',
    make: (begun) => {
      const mail = `${VICTIM.mail}.thief.example`
      return genuine(begun, { attributes: { ...VICTIM, mail } }).replace(
        mail,
        `${VICTIM.mail}<!---->.thief.example`,
      )
    },
  },
  {
    name: 'an instruction in the subject',
    refused: 'more-than-elements-and-text',
    make: (begun) => genuine(begun, { subject: 'orla<?cut here?>.thief.example' }),
  },
  {
    name: 'text behind the root',
    refused: 'more-than-elements-and-text',
    make: (begun) => `${genuine(begun)}x`,
  },
  {
    name: 'a declaration of entities',
    refused: 'doctype',
    make: (begun) =>
      `<!DOCTYPE samlp:Response [<!ENTITY who SYSTEM "file:///etc/passwd">]>${genuine(begun).replace('Sile', '&who;')}`,
  },
  {
    name: 'a declaration without entities',
    refused: 'doctype',
    make: (begun) => `<!doctype x>${genuine(begun)}`,
  },
  { name: 'a document that does not end', refused: 'not-xml', make: (begun) => genuine(begun).slice(0, -5) },
  { name: 'no document', refused: 'not-xml', make: () => 'SAML' },
  {
    name: 'a document that goes down without end',
    refused: 'too-deep',
    make: (begun) => genuine(begun).replace('</samlp:Status>', `</samlp:Status>${EXTENSIONS(nested(900))}`),
  },
  {
    name: 'something else than a response',
    refused: 'not-a-response',
    make: (begun) => genuine(begun).replaceAll('samlp:Response', 'samlp:LogoutResponse'),
  },
  {
    name: 'signed with SHA-1',
    refused: 'algorithm',
    make: ({ requestId }) => sign(responseXml(world.parts(requestId)), 'Assertion', world.keys, 'sha1'),
  },
  {
    name: 'a transform that leaves out more than the signature',
    refused: 'algorithm',
    make: (begun) =>
      genuine(begun).replace(
        'Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"',
        'Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"',
      ),
  },
  {
    name: 'an encrypted assertion, for which we have no key',
    refused: 'misplaced-assertion',
    make: (begun) => {
      const xml = genuine(begun)
      return xml.replace(
        assertionOf(xml),
        '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>',
      )
    },
  },
]

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)

test('control: the answer that all of these begin with is taken', () => expectTaken(world, genuine))

test('control: so is one of which the response is signed too', () =>
  expectTaken(world, (begun) => sign(genuine(begun), 'Response', world.keys)))

test('control: so is one that ends with the end of a line', () =>
  expectTaken(world, (begun) => `${genuine(begun)}\n`))

test.each(attacks)('refused: $name', (attack) => expectRefused(world, attack))

test.each([
  { name: 'too large', encoded: 'A'.repeat(88_000), refused: 'too-large' },
  {
    name: 'of too many parts',
    encoded: Buffer.from(`<a>${'<b/>'.repeat(1000)}</a>`).toString('base64'),
    refused: 'too-many-elements',
  },
  { name: 'not base64', encoded: '<samlp:Response/>', refused: 'not-base64' },
  { name: 'not UTF-8', encoded: Buffer.from([0x3c, 0xff, 0xfe]).toString('base64'), refused: 'not-utf-8' },
])('refused: a document that is $name', async ({ encoded, refused }) => {
  const { requestId } = await world.begin()
  expect((await world.post('', requestId, encoded)).refused).toBe(refused)
})

test('what was refused does not spend the request: the real answer still comes through', async () => {
  const begun = await world.begin()
  await world.post(sign(responseXml(world.parts(begun.requestId)), 'Assertion', thief), begun.requestId)
  expect((await world.post(genuine(begun), begun.requestId)).refused).toBeNull()
})
