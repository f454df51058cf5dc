import { expect, test } from 'vitest'
import { LIVE } from '#testing/test-app.ts'
import { readConfig } from './config.ts'
import { remarksOn } from './live-settings.ts'

const live = { ...LIVE, BASE_DOMAIN: 'clubs.example' }

function complaint(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  { name: 'BASE_DOMAIN', bad: 'https://clubs.example/', says: 'no https:// and no path' },
  { name: 'BASE_DOMAIN', bad: 'clubs.example/shop', says: 'no https:// and no path' },
  { name: 'BASE_DOMAIN', bad: 'Clubs Example', says: 'clubs.example' },
  { name: 'TRUSTED_PROXIES', bad: 'nonsense', says: 'nonsense is neither an address nor a network' },
  { name: 'TRUSTED_PROXIES', bad: '10.0.0.1, 10.0.0.0/64', says: '10.0.0.0/64 is neither' },
  { name: 'DATABASE_URL', bad: 'mysql://db.example/clubs', says: 'postgres://user:password@host/database' },
  { name: 'DATABASE_URL', bad: 'postgres://user:pass#word@db.example/clubs', says: '# as %23' },
  { name: 'DATABASE_URL', bad: 'postgres://db.example', says: 'postgres://user:password@host/database' },
  { name: 'SMTP_URL', bad: 'mail.example:587', says: 'smtps://user:password@host' },
  { name: 'STRIPE_SECRET_KEY', bad: 'pk_live_x', says: 'sk_live_…' },
  { name: 'STRIPE_PUBLISHABLE_KEY', bad: 'sk_live_x', says: 'pk_live_…' },
  { name: 'DEFAULT_CLUB', bad: 'Dunvarra Rovers', says: 'dunvarra' },
])('$name=$bad is refused in words', ({ name, bad, says }) => {
  const said = complaint({ ...live, [name]: bad })
  expect(said).toContain(`${name}: `)
  expect(said).toContain(says)
  expect(said).not.toMatch(/regex|pattern|\^/i)
})

test.each([
  { name: 'BASE_DOMAIN', good: ['clubs.example', 'localhost:3000', 'a-b.clubs.example:8443'] },
  { name: 'TRUSTED_PROXIES', good: ['10.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8', 'loopback, uniquelocal'] },
  {
    name: 'DATABASE_URL',
    good: ['postgres://u:p@db/clubs', 'postgresql://u:p%23@127.0.0.1:6432/c?sslmode=require'],
  },
])('$name takes what is meant', ({ name, good }) => {
  for (const value of good) expect(complaint({ ...live, [name]: value }), value).toBe('')
})

test('what is missing and what is wrong is said at once, with a line to write for each', () => {
  const said = complaint({ MODE: 'live', PORT: 'http', BASE_DOMAIN: 'https://clubs.example' })
  for (const line of [
    'PORT: ',
    'BASE_DOMAIN: ',
    'DATABASE_URL=postgres://',
    'SMTP_URL=smtps://',
    'SECRET=',
  ]) {
    expect(said).toContain(line)
  }
  expect(said).not.toContain('BASE_DOMAIN=')
})

test('of Stripe’s keys both are live ones or both for trying out', () => {
  const trying = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
  expect(complaint({ ...live, ...trying })).toBe('')
  expect(complaint({ ...live, ...trying, STRIPE_SECRET_KEY: 'rk_live_1' })).toContain(
    'STRIPE_PUBLISHABLE_KEY: ',
  )
})

test('a live start with Stripe’s test keys says so', () => {
  const keys = (kind: string) => ({
    STRIPE_SECRET_KEY: `sk_${kind}_1`,
    STRIPE_PUBLISHABLE_KEY: `pk_${kind}_1`,
  })
  expect(remarksOn(readConfig({ ...live, ...keys('test') }))).toEqual([
    'STRIPE_SECRET_KEY is a test key: cards are not really charged.',
  ])
  expect(remarksOn(readConfig({ ...live, ...keys('live') }))).toEqual([])
  expect(remarksOn(readConfig({}))).toEqual([])
})
