import { expect, test } from 'vitest'
import { readCommandConfig, USES } from './command-config.ts'

const URL = 'postgres://clubhouse@db.example/clubhouse'

test('a command that is told of no database refuses to guess one', () => {
  for (const environment of [{}, { DATABASE_URL: '' }, { DATA_DIR: '/srv/data' }, { MODE: '' }])
    expect(() => readCommandConfig(environment, USES.database)).toThrow('Which database?')
})

test('the demo’s own is named by its mode', () => {
  expect(readCommandConfig({ MODE: 'demo' }, USES.database)).toMatchObject({
    mode: 'demo',
    databaseUrl: null,
  })
  expect(readCommandConfig({ MODE: 'demo', DATABASE_URL: URL }, USES.database)).toMatchObject({
    mode: 'demo',
    databaseUrl: URL,
  })
})

test('a database that is named is a live one, and no other setting is asked for', () => {
  expect(readCommandConfig({ DATABASE_URL: URL }, USES.database)).toMatchObject({
    mode: 'live',
    databaseUrl: URL,
  })
  expect(() => readCommandConfig({ MODE: 'live' }, USES.database)).toThrow('DATABASE_URL')
})

test('what writes codes into mails needs the secret and the domain, what asks the card gateway everything', () => {
  const asked = (uses?: typeof USES.mails) => {
    try {
      readCommandConfig({ DATABASE_URL: URL }, uses)
      return []
    } catch (error) {
      return String(error)
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split('=')[0])
    }
  }
  expect(asked(USES.mails)).toEqual(['BASE_DOMAIN', 'SECRET'])
  expect(asked()).toEqual(expect.arrayContaining(['SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY']))
})
