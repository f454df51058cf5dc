import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { listDuplicates, previewMerge } from '@clubhouse/contract/people/office/people-merges'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { erasePerson } from '../../privacy/erase-people.ts'
import { statementCounter } from '#testing/counted.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { forgetMerges } from './forget-merges.ts'

const counter = statementCounter({ inTransactions: true })
const DAY_MS = 86_400_000
let app: TestApp
let owner: PeopleClient
let other: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await clearSquads(app)
  for (const table of ['person_merges', 'people_told_apart', 'membership_numbers', 'imported_people'])
    await app.asOwner(`delete from ${table}`)
})

const BRID = { holder: 'brid@mail.example' }
/** The same girl, registered by her mother and brought along without an account. */
const TWICE: SquadMember[] = [
  { firstName: 'Fiadh', kind: 'juvenile', born: '2017-07-18', ...BRID, payment: 'owing' },
  { firstName: 'Fíadh', kind: 'juvenile', born: '2017-07-18', guest: 'colm@mail.example' },
]
const found = async (desk = owner) =>
  (await desk.ask('/people/duplicates')).body as ReplyOf<typeof listDuplicates>
const pairs = async () =>
  (await found()).pairs.map(({ one, other: two, reasons }) => [
    ...[one.first_name, two.first_name].toSorted((a, b) => a.localeCompare(b)),
    ...reasons,
  ])
const preview = async (one: string, two: string) =>
  (await owner.ask(`/people/merges/preview?one_id=${one}&other_id=${two}`)).body as ReplyOf<
    typeof previewMerge
  >
const merge = (kept_id: string, gone_id: string, sides: object = {}, desk = owner) =>
  desk.ask('/people/merges', { kept_id, gone_id, ...sides })
const undo = (id: string, desk = owner) => desk.ask(`/people/merges/${id}/undo`, {})
const numbered = (id: string, number: number) =>
  app.asOwner(
    `insert into membership_numbers (club_id, member_id, number, created_at) values ($1, $2, $3, now())`,
    [owner.accountId, id, number],
  )
/** Places in line of one family, each with those who wait there. */
async function layLines(lines: readonly string[][]): Promise<string[]> {
  const ids: string[] = []
  for (const people of lines) {
    const [line] = await app.asOwner<{ id: string }>(
      `insert into waiting_places (club_id, id, plan_id, user_id, count, status, joined_at)
        select $1, gen_random_uuid(), p.id, u.id, 1, 'waiting', now() from users u,
          (select id from products where club_id = $1 and type = 'Plan' order by id offset $2 limit 1) p
        where u.email = $3 returning id`,
      [owner.accountId, ids.length, BRID.holder],
    )
    for (const id of people)
      await app.asOwner(
        `insert into waiting_people (club_id, waiting_id, member_id, first_name) values ($1, $2, $3, 'Fiadh')`,
        [owner.accountId, line?.id, id],
      )
    ids.push(line?.id ?? '')
  }
  return ids
}
const waiting = async (line: string) =>
  (
    await app.asOwner<{ id: string }>(
      'select member_id as id from waiting_people where waiting_id = $1 order by 1',
      [line],
    )
  ).map(({ id }) => id)
const member = async (id: string) => (await owner.ask(`/members/${id}`)).body

/** Every row of every table of the clubs, but for what tells of the merge itself. */
async function wholeClub(): Promise<Record<string, string[]>> {
  const tables = await app.asOwner<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'club_id'
      and table_name not in ('person_merges', 'audit_events', 'audit_links') order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables)
    // When a row was last written is to differ: other software hears of the undoing, too.
    all[name] = (
      await app.asOwner<{ row: string }>(
        `select (to_jsonb(t) - 'changed_at')::text as row from ${name} t order by 1`,
      )
    ).map(({ row }) => row)
  return all
}

describe('who is found twice', () => {
  test('OPEN-122 pairs with why, none of them told apart, and never of another club', async () => {
    const [fiadh = '', again = ''] = await laySquad(app, [
      ...TWICE,
      { firstName: 'Aoife', kind: 'juvenile', born: '2015-01-01', ...BRID },
      { firstName: 'Niamh', kind: 'juvenile', born: '2015-01-01', ...BRID },
      { firstName: 'Tom', kind: 'juvenile', born: '2011-02-01', ...BRID },
      { firstName: 'Thom', kind: 'juvenile', born: '2011-02-01', ...BRID },
      { firstName: 'Liam', kind: 'adult', holder: 'liam@mail.example', isSelf: true },
      { firstName: 'Liam', kind: 'adult', guest: 'liam@mail.example' },
      { firstName: 'Liam', kind: 'adult', guest: 'another@mail.example' },
    ])
    await laySquad(app, [{ firstName: 'Fiadh', kind: 'juvenile', born: '2017-07-18' }], 'inishvarn')
    expect((await pairs()).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['Fiadh', 'Fíadh', 'name_birthday'],
      ['Liam', 'Liam', 'name_email'],
      ['Thom', 'Tom', 'near_birthday'],
    ])
    expect((await found(other)).pairs).toEqual([])
    const told = { one_id: fiadh, other_id: again }
    expect((await owner.ask('/people/told-apart', { ...told, is_apart: true })).status).toBe(200)
    expect((await pairs()).some(([name]) => name === 'Fiadh')).toBe(false)
    await owner.ask('/people/told-apart', { ...told, is_apart: true })
    await owner.ask('/people/told-apart', { one_id: again, other_id: fiadh, is_apart: false })
    expect((await pairs()).some(([name]) => name === 'Fiadh')).toBe(true)
    const kinds = await app.asOwner<{ kind: string }>(
      `select kind from audit_events where detail ->> 'person_id' = $1 order by at, kind`,
      [fiadh],
    )
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(['people-told-apart', 'people-maybe-same']),
    )
    expect(kinds).toHaveLength(2)
  })

  test('in four statements, however many there are', async () => {
    await laySquad(app, TWICE)
    await found()
    const [, ...sent] = await counter.during(() => found())
    expect(sent.length).toBeLessThanOrEqual(4)
  })
})

describe('a merge', () => {
  test('OPEN-122 is told before, moves everything, and is in the log by what was changed', async () => {
    const [fiadh = '', again = ''] = await laySquad(app, TWICE)
    await numbered(again, 418)
    const told = await preview(again, fiadh)
    expect(told).toMatchObject({ bar: null, reasons: ['name_birthday'] })
    expect([told.kept.member_id, told.gone.member_id]).toEqual([fiadh, again])
    expect(told.moves.map(({ place }) => place)).toEqual(['answer', 'membership', 'number', 'order_item'])
    expect(JSON.stringify(told)).not.toContain('user_id')
    const { status, body } = await merge(fiadh, again, { name: 'gone' })
    expect([status, body.member_id]).toEqual([200, fiadh])
    expect((await owner.ask('/members')).body.items).toMatchObject([
      { member_id: fiadh, first_name: 'Fíadh', number: 418, email: 'brid@mail.example' },
    ])
    expect((await member(fiadh)).plans).toHaveLength(2)
    expect((await owner.ask(`/members/${again}`)).status).toBe(404)
    const [event] = await app.asOwner<{ detail: object }>(
      `select detail from audit_events where kind = 'people-merged' and detail ->> 'merge_id' = $1`,
      [body.merge_id],
    )
    expect(event?.detail).toMatchObject({
      person_id: fiadh,
      other_id: again,
      fields: 'first_name',
      moved_membership: '1',
    })
    expect((await found()).merges).toMatchObject([{ merge_id: body.merge_id, undone_at: null }])
  })

  test('leaves no name, birthday or number in the log, which forgets nothing', async () => {
    const [one = '', two = ''] = await laySquad(app, [
      { firstName: 'Ann', kind: 'adult', born: '1990-01-01', holder: 'ann@mail.example', isSelf: true },
      { firstName: 'Anna', kind: 'adult', born: '1991-02-03', guest: 'ann@mail.example' },
    ])
    await owner.ask(`/members/${two}`, { mobile: '+353871234567' }, 'PATCH')
    for (const is_apart of [true, false])
      await owner.ask('/people/told-apart', { one_id: one, other_id: two, is_apart })
    const { body } = await merge(one, two, { name: 'gone', date_of_birth: 'gone', mobile: 'gone' })
    await undo(body.merge_id)
    const events = await app.asOwner<{ kind: string; detail: Record<string, string> }>(
      `select kind, detail from audit_events where detail ->> 'person_id' = $1 and kind ~ 'merge|people'`,
      [one],
    )
    expect(events).toHaveLength(4)
    expect(events.find(({ kind }) => kind === 'people-merged')?.detail['fields']).toBe(
      'first_name, date_of_birth, mobile',
    )
    // Ids may be there, and one in some hundreds has a year in it.
    const words = JSON.stringify(events).replaceAll(/"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g, '"id"')
    expect(words).not.toMatch(/Ann|Hallaran|199\d|1234567/)
  })

  test('keeps what was chosen: a birthday that the rows do not say is the club’s correction', async () => {
    const [one = '', two = ''] = await laySquad(app, [
      { firstName: 'Ann', kind: 'adult', born: '1990-01-01', holder: 'ann@mail.example', isSelf: true },
      { firstName: 'Ann', kind: 'adult', born: '1991-01-01', guest: 'ann@mail.example' },
    ])
    await owner.ask(`/members/${two}`, { mobile: '+353871234567' }, 'PATCH')
    await merge(one, two, { date_of_birth: 'kept', mobile: 'gone' })
    expect(await member(one)).toMatchObject({ date_of_birth: '1990-01-01', mobile: '+353871234567' })
  })

  test('two accounts stay two, and it says why', async () => {
    const [one = '', two = ''] = await laySquad(app, [
      { firstName: 'Fiadh', kind: 'juvenile', born: '2017-07-18', ...BRID },
      { firstName: 'Fiadh', kind: 'juvenile', born: '2017-07-18', holder: 'colm@mail.example' },
    ])
    const before = await wholeClub()
    expect(await preview(one, two)).toMatchObject({ bar: 'two_accounts', moves: [] })
    expect((await found()).pairs).toMatchObject([{ bar: 'two_accounts' }])
    const { kept } = await preview(one, two)
    const refused = await merge(kept.member_id, kept.member_id === one ? two : one)
    expect([refused.status, refused.body.error_code]).toEqual([409, 'two_accounts'])
    expect(await wholeClub()).toEqual(before)
  })

  test('of another club nobody is found: neither of the two, nor the merge', async () => {
    const [one = '', two = ''] = await laySquad(app, TWICE)
    const [away = ''] = await laySquad(app, [{ firstName: 'Fiadh', kind: 'juvenile' }], 'inishvarn')
    expect((await merge(one, away)).status).toBe(404)
    expect((await merge(away, one, {}, other)).status).toBe(404)
    expect((await merge(one, two, {}, other)).status).toBe(404)
    expect((await merge(one, one)).status).toBe(422)
    const { body } = await merge(one, two)
    expect((await undo(body.merge_id, other)).status).toBe(404)
  })

  test('whoever is registered again as the one who went is the one who stays', async () => {
    const [one = '', two = ''] = await laySquad(app, [
      { firstName: 'Tom', kind: 'juvenile', born: '2011-02-01', ...BRID },
      { firstName: 'Tom', kind: 'juvenile', born: '2011-02-01', ...BRID },
    ])
    const { kept, gone } = await preview(one, two)
    await merge(kept.member_id, gone.member_id)
    await laySquad(app, [{ memberId: gone.member_id, firstName: 'Tom', kind: 'juvenile', ...BRID }])
    expect((await owner.ask('/members')).body.items).toMatchObject([{ member_id: kept.member_id }])
    expect((await member(kept.member_id)).plans).toHaveLength(3)
  })
})

describe('undo', () => {
  test('OPEN-122 leaves every table of the club as it was, whoever is merged and whatever is chosen', async () => {
    const side = fc.constantFrom('kept', 'gone')
    const somebody = fc.record({
      account: fc.constantFrom('self', 'child', 'guest', 'none'),
      born: fc.constantFrom('2011-02-01', '1990-05-06', null),
      plans: fc.integer({ min: 1, max: 3 }),
      number: fc.boolean(),
      brought: fc.boolean(),
      mobile: fc.boolean(),
      groups: fc.subarray(['Minors', 'Under 12s']),
      status: fc.constantFrom('active' as const, 'cancelled' as const),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(somebody, somebody),
        fc.record({ name: side, date_of_birth: side, mobile: side }),
        async (two, sides) => {
          await clearSquads(app)
          for (const table of ['membership_numbers', 'imported_people', 'person_merges', 'groups'])
            await app.asOwner(`delete from ${table}`)
          const ids: string[] = []
          const groupIds: Record<string, string> = {}
          for (const name of ['Minors', 'Under 12s'])
            groupIds[name] = (await owner.ask('/groups', { name })).body.group_id
          for (const [at, each] of two.entries()) {
            const isHeld = each.account === 'self' || each.account === 'child'
            const base: SquadMember = {
              firstName: `Tom${at}`,
              kind: 'juvenile',
              born: each.born,
              status: each.status,
              ...(isHeld ? BRID : each.account === 'guest' ? { guest: 'guest@mail.example' } : {}),
              isSelf: each.account === 'self' && (at === 0 || two[0].account !== 'self'),
            }
            const [id = ''] = await laySquad(app, [base])
            ids.push(id)
            for (let more = 1; more < each.plans; more++) await laySquad(app, [{ ...base, memberId: id }])
            if (each.number) await numbered(id, 100 + at)
            if (each.brought && isHeld)
              await app.asOwner(
                `insert into imported_people (club_id, member_id, user_id, import_id, external_id, first_name, last_name, date_of_birth)
                  select $1, $2, u.id, gen_random_uuid(), $3, 'Tom', 'Hallaran', '2010-10-10' from users u where u.email = $4`,
                [owner.accountId, id, `X${at}`, BRID.holder],
              )
            for (const name of each.groups)
              await owner.ask(`/groups/${groupIds[name]}/members`, { member_ids: [id] })
            if (each.mobile) await owner.ask(`/members/${id}`, { mobile: `+35387123456${at}` }, 'PATCH')
          }
          const before = await wholeClub()
          const { kept, gone } = await preview(ids[0] ?? '', ids[1] ?? '')
          const merged = await merge(kept.member_id, gone.member_id, sides)
          expect(merged.status).toBe(200)
          expect((await owner.ask('/members')).body.total).toBe(1)
          expect((await undo(merged.body.merge_id)).status).toBe(200)
          expect(await wholeClub()).toEqual(before)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('once; with a line in the log, and a merge after it can be made again', async () => {
    const [one = '', two = ''] = await laySquad(app, TWICE)
    const { body } = await merge(one, two)
    expect((await undo(body.merge_id)).body.member_ids.toSorted()).toEqual([one, two].toSorted())
    expect((await undo(body.merge_id)).body.error_code).toBe('undone')
    const [event] = await app.asOwner<{ detail: object }>(
      `select detail from audit_events where kind = 'merge-undone' and detail ->> 'merge_id' = $1`,
      [body.merge_id],
    )
    expect(event?.detail).toEqual({ person_id: one, other_id: two, merge_id: body.merge_id })
    expect((await merge(one, two)).status).toBe(200)
  })

  test.each<[string, (kept: string) => Promise<unknown>, RegExp]>([
    [
      'a plan was given back',
      (kept) => app.asOwner(`update memberships set status = 'cancelled' where member_id = $1`, [kept]),
      /Plan: /,
    ],
    [
      'there is a new plan',
      (kept) => laySquad(app, [{ memberId: kept, firstName: 'Fiadh', kind: 'juvenile', ...BRID }]),
      /Order: /,
    ],
    [
      'details were corrected',
      (kept) => owner.ask(`/members/${kept}`, { mobile: '+353871234567' }, 'PATCH'),
      /Corrected details/,
    ],
    ['they were renamed', (kept) => owner.ask(`/members/${kept}`, { first_name: 'Fia' }, 'PATCH'), /Plan: /],
  ])('is refused when %s since, and nothing is changed', async (_, change, words) => {
    const [one = '', two = ''] = await laySquad(app, TWICE)
    const { body } = await merge(one, two)
    await change(one)
    const before = await wholeClub()
    const refused = await undo(body.merge_id)
    expect([refused.status, refused.body.error_code]).toEqual([409, 'changed_since'])
    expect(refused.body.message).toMatch(words)
    expect(await wholeClub()).toEqual(before)
  })

  test('for thirty days; then nobody’s name is kept for it', async () => {
    const [one = '', two = ''] = await laySquad(app, TWICE)
    const { body } = await merge(one, two)
    const late = new Date(new Date(TEST_NOW).getTime() + 31 * DAY_MS)
    app.setClock(late)
    owner = await openPeopleClient(app)
    expect((await undo(body.merge_id)).body.error_code).toBe('too_late')
    await app.parts.db.withPlatform((tx) => forgetMerges(tx, late))
    expect(await app.asOwner('select trail, kept_name, gone_name from person_merges')).toEqual([
      { trail: null, kept_name: '', gone_name: '' },
    ])
  })

  test('goes with whoever is erased: no name is left, and no way back', async () => {
    const [one = '', two = ''] = await laySquad(app, [TWICE[0], TWICE[1]] as SquadMember[])
    const { body } = await merge(one, two)
    const [account] = await app.asOwner<{ id: string }>('select id from users where email = $1', [
      BRID.holder,
    ])
    await app.asOwner('delete from scheduled_payments')
    await app.parts.db.withPlatform((tx) =>
      erasePerson(
        tx,
        { userId: account?.id ?? '', email: BRID.holder },
        app.parts.now(),
        app.parts.personTables,
      ),
    )
    expect((await undo(body.merge_id)).body.error_code).toBe('too_late')
    expect(await app.asOwner('select trail, kept_name, gone_name from person_merges')).toEqual([
      { trail: null, kept_name: '', gone_name: '' },
    ])
  })

  test('no answer is kept with it', async () => {
    const [one = '', two = ''] = await laySquad(app, [
      { ...TWICE[0], answers: { medical_details: 'Bee stings' } } as SquadMember,
      TWICE[1] as SquadMember,
    ])
    await merge(one, two)
    const [row] = await app.asOwner<{ all: string }>('select t::text as all from person_merges t')
    expect(row?.all).not.toContain('Bee stings')
  })
})

test('whoever waits under the one who goes waits on, once, and both again when it is undone', async () => {
  const [one = '', two = ''] = await laySquad(app, TWICE)
  const { kept, gone } = await preview(one, two)
  const [alone = '', both = ''] = await layLines([[gone.member_id], [kept.member_id, gone.member_id]])
  const { body } = await merge(kept.member_id, gone.member_id)
  expect(await waiting(alone)).toEqual([kept.member_id])
  expect(await waiting(both)).toEqual([kept.member_id])
  expect((await undo(body.merge_id)).status).toBe(200)
  expect(await waiting(alone)).toEqual([gone.member_id])
  expect(await waiting(both)).toEqual([kept.member_id, gone.member_id].toSorted())
})

test('the groups of the one who goes follow, and go back when it is undone', async () => {
  const [one = '', two = ''] = await laySquad(app, TWICE)
  const { kept, gone } = await preview(one, two)
  const { group_id: id } = (await owner.ask('/groups', { name: 'Harbour minors' })).body
  await owner.ask(`/groups/${id}/members`, { member_ids: [gone.member_id] })
  const inGroup = async () =>
    (
      await app.asOwner<{ id: string }>('select member_id as id from group_members where group_id = $1', [id])
    ).map((row) => row.id)
  const { body } = await merge(kept.member_id, gone.member_id)
  expect(await inGroup()).toEqual([kept.member_id])
  expect((await undo(body.merge_id)).status).toBe(200)
  expect(await inGroup()).toEqual([gone.member_id])
})
