import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#testing/saml/saml-answers.ts'
import { type Attack, expectRefused, expectTaken } from '#testing/saml/saml-attack.ts'
import { type Begun, PROVIDER, SamlWorld } from '#testing/saml/saml-world.ts'

/**
 * Answers that the provider did sign, but for somebody or something else: another service, another time, another
 * request. Each must fail by the check that it is aimed at.
 */

let world: SamlWorld
beforeAll(async () => {
  world = await SamlWorld.open()
})
afterAll(() => world.close())

const MINUTE = 60_000
const fromNow = (ms: number) => new Date(world.app.parts.clock.now().getTime() + ms).toISOString()
const genuine = ({ requestId }: Begun, changes = {}) => world.answer(requestId, changes)

const attacks: Attack[] = [
  {
    name: 'an id that is longer than any key of ours',
    refused: 'another-assertion',
    make: (begun) => genuine(begun, { assertionId: `_${'a'.repeat(3000)}` }),
  },
  {
    name: 'a provider that says no',
    refused: 'provider-says-no',
    make: (begun) => genuine(begun, { status: 'Responder' }),
  },
  {
    name: 'meant for another audience',
    refused: 'audience',
    make: (begun) => genuine(begun, { audience: 'https://another-club.example/metadata' }),
  },
  {
    name: 'sent to another recipient',
    refused: 'recipient',
    make: (begun) => genuine(begun, { recipient: 'https://another-club.example/acs' }),
  },
  {
    name: 'without a recipient',
    refused: 'recipient',
    make: (begun) => genuine(begun, { recipient: null }),
  },
  {
    name: 'sent to another destination',
    refused: 'destination',
    make: (begun) => genuine(begun, { destination: 'https://another-club.example/acs' }),
  },
  {
    name: 'without a destination',
    refused: 'destination',
    make: (begun) => genuine(begun, { destination: null }),
  },
  {
    name: 'an assertion of another issuer',
    refused: 'issuer',
    make: (begun) => genuine(begun, { issuer: 'https://login.elsewhere.example/metadata' }),
  },
  {
    name: 'a response of another issuer',
    refused: 'response-issuer',
    make: (begun) => genuine(begun, { responseIssuer: 'https://login.elsewhere.example/metadata' }),
  },
  {
    name: 'an issuer that only begins like ours',
    refused: 'issuer',
    make: (begun) => genuine(begun, { issuer: `${PROVIDER}.elsewhere.example` }),
  },
  {
    name: 'expired',
    refused: 'expired',
    make: (begun) => genuine(begun, { notOnOrAfter: fromNow(-2 * MINUTE) }),
  },
  {
    name: 'expired for the bearer',
    refused: 'expired',
    make: (begun) => genuine(begun, { confirmedUntil: fromNow(-2 * MINUTE) }),
  },
  {
    name: 'without an end',
    refused: 'library',
    make: (begun) => genuine(begun, { confirmedUntil: null }),
  },
  {
    name: 'from the future',
    refused: 'not-yet',
    make: (begun) => genuine(begun, { notBefore: fromNow(2 * MINUTE) }),
  },
  {
    name: 'a time in no zone',
    refused: 'time',
    make: (begun) => genuine(begun, { notOnOrAfter: '2099-01-01T00:00:00' }),
  },
  {
    name: 'nobody asked: neither response nor assertion name a request',
    refused: 'request',
    make: (begun) => genuine(begun, { requestId: null, assertionRequestId: null }),
  },
  {
    name: 'nobody asked for the assertion, and the response around it says otherwise',
    refused: 'in-response-to',
    make: (begun) => genuine(begun, { assertionRequestId: null }),
  },
  {
    name: 'an assertion for the request of someone else',
    refused: 'request',
    make: (begun) => genuine(begun, { assertionRequestId: newId() }),
  },
  {
    name: 'a response to a request that we never made',
    refused: 'request',
    make: (begun) => genuine(begun, { requestId: newId() }),
  },
  {
    name: 'not for whoever bears it',
    refused: 'not-bearer',
    make: (begun) => genuine(begun, { method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' }),
  },
  {
    name: 'about somebody who has not signed in',
    refused: 'no-sign-in',
    make: (begun) => genuine(begun, { hasSignedIn: false }),
  },
  {
    name: 'a subject that is another one each time',
    refused: 'transient-subject',
    make: (begun) => genuine(begun, { subjectFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
  },
  { name: 'nobody in particular', refused: 'subject', make: (begun) => genuine(begun, { subject: '' }) },
]

test.each(attacks)('refused: $name', (attack) => expectRefused(world, attack))

test.each([
  { why: 'a clock a little ahead of ours', changes: () => ({ notBefore: fromNow(50_000) }) },
  { why: 'a clock a little behind ours', changes: () => ({ notOnOrAfter: fromNow(-50_000) }) },
  { why: 'a response without an issuer, which it need not have', changes: () => ({ responseIssuer: null }) },
])('control: taken with $why', ({ changes }) => expectTaken(world, (begun) => genuine(begun, changes())))

test('time goes by the clock of the product, not of the machine', async () => {
  const begun = await world.begin()
  const xml = genuine(begun)
  const { clock } = world.app.parts
  if (!('set' in clock) || typeof clock.set !== 'function')
    throw new Error('The clock of the test stands still')
  const then = clock.now()
  clock.set(new Date(then.getTime() + 7 * MINUTE))
  expect((await world.post(xml, begun.requestId)).refused).toBe('expired')
  clock.set(then)
  expect((await world.post(xml, begun.requestId)).refused).toBeNull()
})
