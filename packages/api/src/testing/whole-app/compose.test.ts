import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { readConfig } from '#kernel/config.ts'
import { ConfigError } from '#kernel/environment.ts'
import { LIVE } from '../test-app.ts'
import { openEmptyDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openEmptyDatabase()
})
afterEach(() => database.drop())

const options = () => ({ db: database.db, onTrouble: () => undefined, drawImage: null })
const clubs = () => database.asOwner('select slug from clubs order by slug')

test('demo mode prepares an empty database and lays its world, once', async () => {
  await compose(readConfig({}), options())
  expect(await clubs()).toEqual([{ slug: 'dunvarra' }, { slug: 'inishvarn' }])
  await database.asOwner("delete from clubs where slug = 'inishvarn'")
  await compose(readConfig({}), options())
  expect(await clubs()).toEqual([{ slug: 'dunvarra' }])
})

describe('live mode changes nothing by itself', () => {
  const live = readConfig({ ...LIVE, BASE_DOMAIN: 'clubs.example' })

  test('it asks for the migrations in a sentence', async () => {
    const stays = { ...database.db, close: async () => undefined }
    const refused = await compose(live, { ...options(), db: stays }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ConfigError)
    expect(String(refused)).toMatch(/lacks \d+ migrations\. Run npm run db:migrate/)
  })

  test('and lays no demo', async () => {
    await database.db.migrate()
    const app = await compose(live, options())
    expect(await clubs()).toEqual([])
    expect([app.resetDemo, app.demoNotes()]).toEqual([null, null])
  })
})
