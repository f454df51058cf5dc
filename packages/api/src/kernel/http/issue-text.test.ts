import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { issueText } from './issue-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test.each([
  { schema: z.string(), value: undefined, says: 'This is required' },
  { schema: z.string(), value: null, says: 'This is required' },
  { schema: z.string(), value: 7, says: 'This is not valid' },
  { schema: z.string().min(1), value: '', says: 'This is required' },
  { schema: z.string().min(4), value: 'abc', says: 'Use at least 4 characters' },
  { schema: z.string().max(2), value: 'abc', says: 'Use no more than 2 characters' },
  { schema: z.array(z.string()).min(1), value: [], says: 'This is required' },
  { schema: z.array(z.string()).max(1), value: ['a', 'b'], says: 'Give no more than 1' },
  { schema: z.number().min(3), value: 2, says: 'Must be 3 or more' },
  { schema: z.number().positive(), value: 0, says: 'Must be more than 0' },
  { schema: z.number().max(3), value: 4, says: 'Must be 3 or less' },
  { schema: z.enum(['a', 'b']), value: 'c', says: 'This is not valid' },
  { schema: z.uuid(), value: 'c', says: 'This is not valid' },
  { schema: z.string().regex(/^\d{6}$/, 'Invalid code'), value: 'c', says: 'Invalid code' },
])('$value is refused with "$says"', ({ schema, value, says }) => {
  const { error } = z.safeParse(schema, value, { error: issueText })
  expect(error?.issues[0]?.message).toBe(says)
})

const OF_THE_LIBRARY =
  /expected|received|too (small|big)|invalid (input|string|option|key|uuid)|unrecognized/i

/** One value for everything that a call takes, each wrong for most of it. */
const WRONG = [undefined, null, '', 'x', 'x'.repeat(10_000), -1, 1e9, true, [], [1], {}, 'a@b']

test('no call says anything in the words of the library that checks it', () => {
  const said = new Set<string>()
  for (const { endpoint } of app.parts.endpoints.all) {
    for (const part of [endpoint.params, endpoint.query, endpoint.body, endpoint.headers]) {
      for (const value of [...WRONG, ...WRONG.map((wrong) => filledWith(part, wrong))]) {
        for (const { message } of part.safeParse(value, { error: issueText }).error?.issues ?? []) {
          said.add(message)
        }
      }
    }
  }
  expect(said.size).toBeGreaterThan(5)
  expect([...said].filter((message) => OF_THE_LIBRARY.test(message))).toEqual([])
})

function filledWith(schema: z.ZodType, value: unknown): unknown {
  if (!(schema instanceof z.ZodObject)) return value
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value]))
}

test.each([
  { email: 'a@b', says: 'Email must be valid' },
  { email: '', says: 'Email is required' },
  { email: undefined, says: 'Email is required' },
  { email: 'brid', says: 'Email must be valid' },
  { email: `${'a'.repeat(60)}@home.example`, says: 'Email must have at most 64 characters' },
])('API-10 the check of "$email" says $says', async ({ email, says }) => {
  const { status, body } = await ask(app, '/v2/member/check-email', { email }, { on: 'dunvarra' })
  expect([status, body.errors]).toEqual([422, { email: says }])
})
