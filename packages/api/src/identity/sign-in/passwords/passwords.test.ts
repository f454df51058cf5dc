import { availableParallelism } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD_COST, verify } from './password-hash.ts'
import { hashPassword, setPasswordCost, verifyPassword } from './passwords.ts'

// Elsewhere in the tests a password costs next to nothing.
beforeAll(() => setPasswordCost(PASSWORD_COST))

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

test.each([
  // The reference implementation's own example, what the library before this one wrote, and one with two lanes.
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=19456,t=2,p=1$WF0VHsFA3PgBZWmaDJOD2g$sBy7UpvUpoJk9isuoBPPplLowtefaR6Am8pk/Otq8+g',
  '$argon2id$v=19$m=1024,t=1,p=2$PbHRfMTfhYIDz4zK+HkveQ$GR+K9dQi55nN8n6bk8drTmy2aX9HjoTFwJMBQW0EtBI',
])('what other programs wrote is understood: %s', (written) => {
  const password = written.includes('c29tZXNhbHQ$CTFh') ? 'password' : 'Harbour7Lamp'
  expect(verify(written, password)).toBe(true)
  expect(verify(written, 'Wrong7Word')).toBe(false)
})

test.each([
  '',
  'Harbour7Lamp',
  '$2b$10$abcdefghijklmnopqrstuv',
  '$argon2id$v=19$m=19456,t=2,p=1$only-a-salt',
])('a stored "%s" is a fault, not a password', async (written) => {
  await expect(verifyPassword(written, 'Harbour7Lamp')).rejects.toThrow('not known')
})

test('a fada is the same letter, typed as one character or as two', async () => {
  const [one, two] = ['Sli\u0301pway4Ba\u0301id', 'Sl\u00edpway4B\u00e1id']
  expect(await verifyPassword(await hashPassword(one), two)).toBe(true)
  expect(await verifyPassword(await hashPassword(two), one)).toBe(true)
  expect(await verifyPassword(await hashPassword(two), 'Slipway4Baid')).toBe(false)
})

test('nobody has a password that fits, and finding that out is as much work as a wrong one', async () => {
  expect(await verifyPassword(null, 'Harbour7Lamp')).toBe(false)
  const hash = await hashPassword('Harbour7Lamp')
  // In turns, and the fastest of each: what else the machine does slows both down, and speeds up neither.
  let [nobody, somebody] = [Infinity, Infinity]
  const timed = async (against: string | null) => {
    const start = performance.now()
    await verifyPassword(against, 'Wrong7Word')
    return performance.now() - start
  }
  const isAlike = () => nobody / somebody > 0.5 && nobody / somebody < 2
  // A busy machine may need many turns before each has once had a core for itself.
  for (let round = 0; round < 15 || (round < 150 && !isAlike()); round += 1) {
    nobody = Math.min(nobody, await timed(null))
    somebody = Math.min(somebody, await timed(hash))
  }
  const ratio = nobody / somebody
  // Without the work it would be a thousandth.
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('a flood is turned away instead of being queued without end', async () => {
  // All of them have come before the first is answered: how many wait does not depend on what each costs.
  setPasswordCost({ memory: 64, passes: 1 })
  const attempts = Array.from({ length: 230 }, () => verifyPassword(null, 'Wrong7Word'))
  const outcomes = await Promise.allSettled(attempts)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  // All but those who wait and those whose turn it is: one core is left for the pages.
  expect(refused.length).toBe(30 - Math.max(1, availableParallelism() - 1))
  for (const outcome of refused) expect(outcome.reason).toMatchObject({ status: 503, retryAfterSeconds: 5 })
})
