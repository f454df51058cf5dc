import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const PATH = '/.well-known/apple-developer-merchantid-domain-association'
const TEXT = '7B227073704964223A2239...'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { WALLET_DOMAIN_FILE: TEXT } })
})
afterAll(() => app.close())

test('OPEN-101 every club’s domain has the file that its wallets need, and no unknown one', async () => {
  const at = (host: string) => app.server.inject({ url: PATH, headers: { host } })
  for (const club of ['dunvarra', 'inishvarn'] as const) {
    const reply = await at(hostOf(club))
    expect([reply.statusCode, reply.body]).toEqual([200, TEXT])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  }
  expect((await at('elsewhere.example')).statusCode).toBe(404)
})
