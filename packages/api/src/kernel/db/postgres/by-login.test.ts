import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { asClub } from '../as-club.ts'
import { APP_ROLE, BODY_ROLE, type Database, PLATFORM_ROLE, READER_ROLE } from '../database.ts'
import { one } from '../rows.ts'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { eventually } from '#testing/eventually.ts'
import { prepareData } from '../../../prepare-data.ts'
import { openPostgres } from './postgres.ts'

const ROLES = { app: APP_ROLE, reader: READER_ROLE, platform: PLATFORM_ROLE }
const LIMITS = { jit: 'off', random_page_cost: '1.1', statement_timeout: '3000', lock_timeout: '3000' }

describe.skipIf(testDatabaseKind() === 'embedded')('with a login for each role, as behind a pooler', () => {
  let world: TestDatabase
  let logins: string
  let opened: Database | null = null
  beforeEach(async () => {
    world = await openTestDatabase()
    logins = `by_login_${randomBytes(6).toString('hex')}`
    for (const [name, role] of Object.entries(ROLES)) {
      await world.asOwner(`create role ${logins}_${name} login noinherit password 'own'`)
      const granted = role === PLATFORM_ROLE ? `${role}, ${APP_ROLE}, ${BODY_ROLE}` : role
      await world.asOwner(`grant ${granted} to ${logins}_${name}`)
    }
  })
  afterEach(async () => {
    await opened?.close()
    opened = null
    for (const name of Object.keys(ROLES)) {
      await world.asOwner(`drop owned by ${logins}_${name}`)
      await world.asOwner(`drop role ${logins}_${name}`)
    }
    await world.drop()
  })

  const open = () => {
    const url = new URL(world.url ?? '')
    const address = `postgres://${logins}_{role}:own@${url.host}${url.pathname}`
    opened = openPostgres({
      url: address,
      directUrl: world.url ?? '',
      isPrepared: false,
      poolSize: 2,
      onTrouble: () => undefined,
    })
    return opened
  }
  const say = (login: string, settings: Record<string, string>) =>
    Promise.all(
      Object.entries(settings).map(([name, value]) =>
        world.asOwner(
          `alter role ${logins}_${login} in database ${new URL(world.url ?? '').pathname.slice(1)} set ${name} = '${value}'`,
        ),
      ),
    )
  async function sayAll() {
    for (const [name, role] of Object.entries(ROLES)) {
      const plans = name === 'platform' ? {} : { plan_cache_mode: 'force_generic_plan' }
      for (const [setting, value] of Object.entries({ role, ...LIMITS, ...plans }))
        await say(name, { [setting]: value })
    }
  }

  test('what a login lacks is said in lines to type, and they are all that it lacks', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      const complaint = await open()
        .checkRoles()
        .then(() => '', String)
      await opened?.close()
      opened = null
      if (complaint === '') return expect(tries).toBe(3)
      const lines = complaint.split('\n').filter((line) => line.startsWith('  ALTER ROLE'))
      expect(lines.length).toBeGreaterThan(3)
      for (const line of lines) await world.asOwner(line)
    }
    throw new Error('The lines do not help')
  })

  test('a start says so too, before it reads anything', async () => {
    await expect(prepareData(open(), null)).rejects.toThrow('SET role = ')
  })

  test('a role or a limit that is lost is refused, whatever else is there', async () => {
    await sayAll()
    await open().checkRoles()
    await opened?.close()
    await say('reader', { statement_timeout: '0' })
    await expect(open().checkRoles()).rejects.toThrow(`SET statement_timeout = '3000'`)
  })

  test('everything is done with the role, without names for statements, and is heard past the pooler', async () => {
    await sayAll()
    const db = open()
    const [club] = await db.read<{ id: string }>({ name: 'a_club', text: 'select id from clubs limit 1' }, [])
    const clubId = club?.id ?? ''
    const heard: string[] = []
    await db.listen('club_changed', { heard: (payload) => heard.push(payload), lost: () => undefined })
    const asked = sql`select current_user as role, (select count(*)::int from pg_prepared_statements) as names`
    for (let turn = 0; turn < 4; turn += 1) {
      const outer = await db.withClub(clubId, (tx) => one(tx, asked))
      expect(outer).toEqual({ role: APP_ROLE, names: 0 })
      expect(await db.withPlatform((tx) => asClub(tx, clubId, (own) => one(own, asked)))).toEqual(outer)
    }
    await eventually(async () => {
      await db.withClub(clubId, (tx) => tx.execute(sql`update clubs set twitter = null where id = ${clubId}`))
      expect(heard.length).toBeGreaterThan(0)
    })
    await db.allOrNothing(({ withClub }) => withClub(clubId, (tx) => tx.execute(asked)))
  })
})

test('an address by role needs one past the pooler, and leaves the names of statements away', () => {
  const pooled = { DATABASE_URL: 'postgres://clubhouse_web_{role}:secret@pooler.example:6432/clubhouse' }
  const direct = { DATABASE_DIRECT_URL: 'postgres://clubhouse_web:secret@db.example/clubhouse' }
  expect(() => readConfig(pooled)).toThrow('DATABASE_DIRECT_URL')
  expect(readConfig({ ...pooled, ...direct })).toMatchObject({
    isPrepared: false,
    databaseDirectUrl: direct.DATABASE_DIRECT_URL,
    databaseAdminUrl: direct.DATABASE_DIRECT_URL,
  })
  expect(readConfig({ ...pooled, ...direct, DATABASE_PREPARED: 'true' })).toMatchObject({ isPrepared: true })
  expect(readConfig({ DATABASE_URL: direct.DATABASE_DIRECT_URL })).toMatchObject({
    isPrepared: true,
    databaseDirectUrl: null,
    databaseAdminUrl: null,
  })
})
