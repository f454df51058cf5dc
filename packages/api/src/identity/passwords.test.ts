import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is kept as argon2id at the agreed cost, and salted', async () => {
  const [one, other] = await Promise.all([hashPassword('Harbour7Lamp'), hashPassword('Harbour7Lamp')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

test.each([
  { password: 'Harbour7Lamp', isRight: true },
  { password: 'harbour7lamp', isRight: false },
  { password: 'Harbour7Lamp ', isRight: false },
  { password: '', isRight: false },
])('"$password" is right: $isRight', async ({ password, isRight }) => {
  expect(await verifyPassword(await hashPassword('Harbour7Lamp'), password)).toBe(isRight)
})

test('nobody has a password that fits, and finding that out is as much work as a wrong one', async () => {
  expect(await verifyPassword(null, 'Harbour7Lamp')).toBe(false)
  const hash = await hashPassword('Harbour7Lamp')
  const median = async (against: string | null) => {
    const times: number[] = []
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now()
      await verifyPassword(against, 'Wrong7Word')
      times.push(performance.now() - start)
    }
    return times.toSorted((a, b) => a - b)[4] ?? 0
  }
  const ratio = (await median(null)) / (await median(hash))
  // Without the work it would be a thousandth.
  expect(ratio).toBeGreaterThan(0.3)
  expect(ratio).toBeLessThan(3)
})

test('a flood is turned away instead of being queued without end', async () => {
  const attempts = Array.from({ length: 230 }, () => verifyPassword(null, 'Wrong7Word'))
  const outcomes = await Promise.allSettled(attempts)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBe(28)
  for (const outcome of refused) expect(outcome.reason).toMatchObject({ status: 503, retryAfterSeconds: 5 })
})
