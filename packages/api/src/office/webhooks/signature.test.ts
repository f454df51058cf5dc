import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

/** By the library of the scheme's authors, which we did not write. */

const body = '{"type": "order.completed", "data": {"name": "Bríd"}}'
const signed = (secrets: string[], at = new Date()) =>
  signedHeaders({ deliveryId: '7d0a3b52-1111-4c2f-9a53-3d1b6f0c9a11', body, at, secrets })

test('what we sign, the library of Standard Webhooks takes', () => {
  const secret = newSecret()
  expect(new Webhook(secret).verify(body, signed([secret]))).toEqual(JSON.parse(body))
})

test('while a secret is changed, whoever has either is served', () => {
  const [old, young] = [newSecret(), newSecret()]
  const headers = signed([young, old])
  for (const secret of [old, young]) expect(() => new Webhook(secret).verify(body, headers)).not.toThrow()
})

test.each([
  { why: 'another secret', secret: newSecret(), said: body, at: new Date() },
  { why: 'another body', secret: null, said: `${body} `, at: new Date() },
  { why: 'an old letter sent again', secret: null, said: body, at: new Date(Date.now() - 3_600_000) },
])('it refuses $why', ({ secret, said, at }) => {
  const own = newSecret()
  expect(() => new Webhook(secret ?? own).verify(said, signed([own], at))).toThrow()
})
