import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BodyClub } from '@clubhouse/contract/platform/governing-body/clubs'
import { withBody } from '#kernel/db/as-body.ts'
import { rows } from '#kernel/db/rows.ts'
import { type BodyClient, layAnotherBody, openBodyClient } from '#testing/clients/body-client.ts'
import { errorCode } from '#testing/error-code.ts'
import { NO_PRIVILEGE } from '#testing/leaks/row-security-holes.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { laySquad } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { forgetLists } from './forget-lists.ts'

const OTHER = 'wyn@other.example'
const ACCESS = '00000000-0000-4000-8000-00000000acce'

let app: TestApp
let desk: BodyClient
let stranger: BodyClient
let ours: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  await layAnotherBody(app, { email: OTHER, over: 'dunvarra' })
  desk = await openBodyClient(app)
  stranger = await openBodyClient(app, OTHER)
  await laySquad(
    app,
    [
      {
        firstName: 'Aoife',
        lastName: 'Byrne',
        kind: 'juvenile',
        born: '2012-04-03',
        holder: 'ann@home.example',
      },
      {
        firstName: 'Niamh',
        lastName: 'Kane',
        kind: 'juvenile',
        born: '2011-09-01',
        holder: 'nan@home.example',
      },
      {
        firstName: 'Seán',
        lastName: 'O’Brien',
        kind: 'adult',
        born: '1990-01-02',
        holder: 'sean@home.example',
        isSelf: true,
      },
      {
        firstName: 'Lapsed',
        lastName: 'Lane',
        kind: 'adult',
        born: '1980-01-02',
        endsOn: '2020-01-01',
        holder: 'lane@home.example',
      },
    ],
    'inishvarn',
  )
  const [body] = await app.asOwner<{ id: string }>(
    `select id from governing_bodies where slug = 'fourcoasts'`,
  )
  ours = body?.id ?? ''
})
afterAll(() => app.close())

/** What Inishvarn has said to the body. */
const grant = (state: 'granted' | 'ended') =>
  app.asOwner(
    `insert into body_accesses (club_id, id, governing_body_id, body, asked_by_name, reason, state, asked_at, until)
      select c.id, $2, $1, 'Four Coasts', 'Ruth', 'To compare', $3, now(), now() + interval '1000 days' from clubs c where c.slug = 'inishvarn'
      on conflict (club_id, id) do update set state = excluded.state`,
    [ours, ACCESS, state],
  )

const HEAD = 'Name,Date of birth,Club,Number\n'
const LIST = `${HEAD}Sean OBrien,2/1/1990,Inishvarn Hockey Club,11
"Byrne, Aoife",4/3/2012,inishvarn,12
Cara Dolan,5/5/2010,Inishvarn,13
Dervla Egan,6/6/2010,Inishvarn,14
Eoin Foley,7/7/2010,Inishvarn,15
Lapsed Lane,2/1/1980,Inishvarn,16
Nobody,31/2/2010,Inishvarn,17
Una Ward,1/1/2010,Eastquay,18
`

describe('HOSTS-08 OPEN-122 the clubs of a governing body', () => {
  test('with counts, of those whose membership counts today; of no other club', async () => {
    const { body } = await desk.call('/clubs')
    const [club] = body.items as BodyClub[]
    expect(body.items).toHaveLength(1)
    expect(club).toMatchObject({
      slug: 'inishvarn',
      state: 'registering',
      members: 3,
      juveniles: 2,
      plans: 3,
    })
    expect(body.counts).toEqual({ all: 1, registering: 1, quiet: 0, empty: 0 })
    expect(body.sums).toEqual({ members: 3, juveniles: 2, plans: 3 })
    const { body: others } = await stranger.call('/clubs')
    expect((others.items as BodyClub[]).map(({ slug }) => slug)).toEqual(['dunvarra'])
    expect((await desk.call('/clubs?filter=zzz')).body.items).toEqual([])
    expect((await desk.call('/clubs?state=empty&sort=members')).body.total).toBe(0)
  })

  test('one of them: by year of birth and by plan, and nobody’s name', async () => {
    const id = app.parts.registry.idOf('inishvarn')
    const { body } = await desk.call(`/clubs/${id}`)
    expect(body.years).toEqual([
      { year: 2012, members: 1 },
      { year: 2011, members: 1 },
      { year: 1990, members: 1 },
    ])
    expect(body.sold).toEqual([{ name: expect.any(String), members: 3 }])
    expect(JSON.stringify(body)).not.toMatch(/Aoife|Byrne|@home/)
    expect((await stranger.call(`/clubs/${id}`)).status).toBe(404)
    expect((await desk.call(`/clubs/${app.parts.registry.idOf('dunvarra')}`)).status).toBe(404)
  })

  test('a superuser works for no body, and whoever has left one sees nothing', async () => {
    const { access_token: as } = await signIn(app, 'sam@platform.example', 'su')
    expect((await ask(app, '/v2/body/clubs', undefined, { on: 'su', as })).status).toBe(403)
  })
})

describe('the body’s own list beside what its clubs registered', () => {
  test('finds whom the club did not register, whom it did besides, and who is not the same', async () => {
    const list = await desk.uploaded(LIST)
    expect(list).toMatchObject({
      filename: 'registered.csv',
      lines: 8,
      problems: 2,
      created_by: 'Ruth Embley',
    })
    const { body } = await desk.call(`/lists/${list.list_id}/differences?kind=missing`)
    expect(body.counts).toEqual({ missing: 4, extra: 1, differs: 1, agree: 1, asked: 0, done: 0 })
    expect(body.clubs).toMatchObject([{ name: 'Inishvarn Hockey Club', listed: 6, extra: 1 }])
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Cara Dolan',
      'Dervla Egan',
      'Eoin Foley',
      'Lapsed Lane',
    ])
    expect(body.items[0]).toMatchObject({
      kind: 'missing',
      club: { name: 'Inishvarn Hockey Club' },
      registered: null,
      mark: 'open',
      listed: { line: 4, number: '13', birth_date: '2010-05-05' },
    })
    await grant('granted')
    const [extra] = await desk.differences(list.list_id, '&kind=extra')
    await grant('ended')
    expect(extra).toMatchObject({
      name: 'Niamh Kane',
      listed: null,
      registered: { birth_year: 2011, plans: expect.stringMatching(/\w/) },
    })
    const [differs] = await desk.differences(list.list_id, '&kind=differs&filter=byr')
    expect(differs).toMatchObject({
      name: 'Aoife Byrne',
      differing: ['birth_date'],
      registered: { birth_year: 2012 },
    })
    // Nothing by which somebody could be reached, and of a birthday the year alone.
    expect(JSON.stringify([extra, differs])).not.toMatch(/@home|2012-04-03|2011-09-01/)
  })

  test('whom a club registered besides is a number, unless the club lets the body read its members', async () => {
    const { list_id: id } = await desk.uploaded(`${HEAD}Nobody,31/2/2010,Inishvarn,17\n`)
    const named = async () => {
      const { body } = await desk.call(`/lists/${id}/differences?kind=extra&per_page=100`)
      const file = await desk.file(`/lists/${id}/differences/csv`)
      const found = await desk.call(`/lists/${id}/differences?filter=kane`)
      return {
        extra: body.counts.extra,
        clubs: body.clubs,
        said: JSON.stringify([body.items, found.body.items]) + file,
      }
    }
    const closed = await named()
    expect(closed.extra).toBeGreaterThanOrEqual(3)
    expect(closed.clubs).toMatchObject([{ extra: closed.extra, may_read: false }])
    expect(closed.said).not.toMatch(/Kane|Byrne|Brien/)
    await grant('granted')
    const open = await named()
    expect(open.clubs).toMatchObject([{ extra: closed.extra, may_read: true }])
    expect(open.said).toMatch(/Kane/)
    const [one] = await desk.differences(id, '&kind=extra')
    const marks = { difference_ids: [one?.difference_id], mark: 'asked' }
    await grant('ended')
    expect((await desk.call(`/lists/${id}/marks`, marks)).status).toBe(404)
  })

  test('whose members are shown reads in its log that they were, once in ten minutes', async () => {
    await app.asOwner('delete from audit_events')
    const { list_id: id } = await desk.uploaded(LIST)
    const told = () =>
      app.asOwner<{ slug: string; detail: object }>(
        `select c.slug, e.detail from audit_events e join clubs c on c.id = e.club_id where e.kind = 'body-members-read'`,
      )
    await desk.differences(id, '&kind=missing')
    expect(await told()).toEqual([])
    for (let turned = 0; turned < 2; turned += 1) await desk.differences(id, '&kind=differs')
    expect(await told()).toEqual([
      { slug: 'inishvarn', detail: { body: expect.any(String), by: 'Ruth Embley' } },
    ])
  })

  test('lines that can’t be read are kept, said, and given back to be corrected', async () => {
    const { list_id: id } = await desk.uploaded(LIST)
    const { body } = await desk.call(`/lists/${id}/problems`)
    expect(body.items).toEqual([
      {
        line: 8,
        text: 'Nobody · 31/2/2010 · Inishvarn · 17',
        problems: ['Date of birth: There’s no such day. Check the day and the month.'],
      },
      {
        line: 9,
        text: 'Una Ward · 1/1/2010 · Eastquay · 18',
        problems: ['No affiliated club is called “Eastquay”.'],
      },
    ])
    const csv = await desk.file(`/lists/${id}/problems/csv`)
    expect(csv).toContain('Line,Problem,Name,Date of birth,Club,Number')
    expect(csv).toContain('Una Ward,1/1/2010,Eastquay,18')
    expect(await desk.upload('Name\nCara')).toMatchObject({
      status: 422,
      body: { error_code: 'unreadable_file' },
    })
  })

  test('marks stay with the people, whatever list they stand in; what the club put right is gone', async () => {
    const { list_id: first } = await desk.uploaded(LIST)
    const missing = await desk.differences(first, '&kind=missing')
    const ids = missing.slice(0, 2).map(({ difference_id: id }) => id)
    expect((await desk.call(`/lists/${first}/marks`, { difference_ids: ids, mark: 'asked' })).body).toEqual({
      marked: 2,
    })
    await desk.call(`/lists/${first}/marks`, { difference_ids: [ids[1]], mark: 'ignored' })

    const { list_id: second } = await desk.uploaded(
      `${HEAD}Eoin Foley,7/7/2010,Inishvarn,15\nCara Dolan,5/5/2010,Inishvarn,13\nDervla Egan,6/6/2010,Inishvarn,14\n`,
    )
    const again = await desk.differences(second, '&kind=missing')
    expect(again.map(({ name, mark, marked_by: by }) => [name, mark, by])).toEqual([
      ['Cara Dolan', 'asked', 'Ruth Embley'],
      ['Dervla Egan', 'ignored', 'Ruth Embley'],
      ['Eoin Foley', 'open', null],
    ])
    expect((await desk.differences(second, '&kind=missing&mark=waiting')).map(({ name }) => name)).toEqual([
      'Cara Dolan',
      'Eoin Foley',
    ])
    await laySquad(
      app,
      [
        {
          firstName: 'Cara',
          lastName: 'Dolan',
          kind: 'juvenile',
          born: '2010-05-05',
          holder: 'cd@home.example',
        },
      ],
      'inishvarn',
    )
    expect((await desk.differences(second, '&kind=missing')).map(({ name }) => name)).toEqual([
      'Dervla Egan',
      'Eoin Foley',
    ])
    const csv = await desk.file(`/lists/${second}/differences/csv?kind=missing&columns[]=name&columns[]=mark`)
    expect(csv).toBe('\uFEFFName,Mark\r\nDervla Egan,Ignored\r\nEoin Foley,Open\r\n')
    const [written] = await app.asOwner<{ count: number }>(
      `select count(*)::int as count from audit_events e join clubs c on c.id = e.club_id
        where e.kind = 'list-exported' and c.slug = 'inishvarn' and e.detail ->> 'list' = 'governing body'`,
    )
    expect(written?.count).toBe(1)
    expect((await desk.call(`/lists/${second}`, undefined, 'DELETE')).body).toEqual({ removed: true })
    expect((await desk.call(`/lists/${second}/differences`)).status).toBe(404)
  })

  test('a file is in the log of the club whose member is in it, not of the one that the list names', async () => {
    await app.asOwner('delete from audit_events')
    await app.asOwner(
      `insert into club_affiliations (club_id, governing_body_id) select id, $1 from clubs where slug = 'dunvarra'`,
      [ours],
    )
    const { list_id: id } = await desk.uploaded(
      `${HEAD}Niamh Kane,1/9/2011,Dunvarra,1\n"Byrne, Aoife",4/3/2012,Inishvarn,2\nNobody Known,4/3/2012,Dunvarra,3\n`,
    )
    await desk.file(`/lists/${id}/differences/csv?mark=waiting`)
    await app.asOwner(
      `delete from club_affiliations a using clubs c where c.id = a.club_id and c.slug = 'dunvarra' and a.governing_body_id = $1`,
      [ours],
    )
    expect(
      await app.asOwner(
        `select c.slug, e.detail from audit_events e join clubs c on c.id = e.club_id where e.kind = 'list-exported' order by 1`,
      ),
    ).toEqual([
      { slug: 'dunvarra', detail: { list: 'governing body', rows: '1' } },
      { slug: 'inishvarn', detail: { list: 'governing body', rows: '2' } },
    ])
  })

  test('a list is gone after 90 days, whoever’s it is; what was marked stays', async () => {
    const [{ list_id: old }, { list_id: young }] = [await desk.uploaded(LIST), await desk.uploaded(LIST)]
    const { list_id: theirs } = await stranger.uploaded(`${HEAD}Cara Dolan,5/5/2010,Dunvarra,1\n`)
    for (const id of [old, theirs])
      await app.asOwner(`update body_lists set created_at = now() - interval '91 days' where id = $1`, [id])
    const marks = () => app.asOwner('select difference_id from body_marks order by 1')
    const marked = await marks()
    await app.parts.db.withPlatform((tx) => forgetLists(tx, new Date()))
    const kept = await app.asOwner<{ id: string }>('select id from body_lists')
    expect(kept.map(({ id }) => id)).toContain(young)
    expect(kept.map(({ id }) => id)).not.toEqual(expect.arrayContaining([old]))
    expect(kept.map(({ id }) => id)).not.toEqual(expect.arrayContaining([theirs]))
    expect(
      await app.asOwner('select 1 from body_list_lines where list_id = any($1)', [[old, theirs]]),
    ).toEqual([])
    expect(await marks()).toEqual(marked)
  })

  test('another body sees, marks, takes along and throws away nothing of it', async () => {
    const { list_id: id } = await desk.uploaded(LIST)
    const [one] = await desk.differences(id)
    for (const path of ['/differences', '/differences/csv', '/problems', '/problems/csv'])
      expect((await stranger.call(`/lists/${id}${path}`)).status, path).toBe(404)
    const marks = { difference_ids: [one?.difference_id], mark: 'settled' }
    expect((await stranger.call(`/lists/${id}/marks`, marks)).status).toBe(404)
    const { list_id: theirs } = await stranger.uploaded(
      `${HEAD}Cara Dolan,5/5/2010,Dunvarra,1\nEoin Foley,7/7/2010,Inishvarn,2\n`,
    )
    expect((await stranger.call(`/lists/${theirs}/problems`)).body.items[0].problems).toEqual([
      'No affiliated club is called “Inishvarn”.',
    ])
    expect((await stranger.call(`/lists/${theirs}/marks`, marks)).status).toBe(404)
    expect((await stranger.call(`/lists/${id}`, undefined, 'DELETE')).status).toBe(404)
    expect((await stranger.call('/lists')).body.total).toBe(1)
    expect(await desk.differences(id)).not.toHaveLength(0)
  })
})

describe('HOSTS-08 how many registered', () => {
  test('by month and by club, with ages; of the body’s own clubs, and nobody’s name', async () => {
    const { body } = await desk.call('/reports/registrations?months=3')
    expect(body.rows).toHaveLength(3)
    const { members, ...rest } = { members: body.sums.total, ...body.sums.ages }
    expect(rest).toMatchObject({ from_13: expect.any(Number), adult: expect.any(Number) })
    expect(members).toBeGreaterThanOrEqual(3)
    expect(body.rows[0].total).toBe(members)
    const clubs = (await desk.call('/reports/registrations?by=club')).body
    expect(clubs.rows.map(({ name }: { name: string }) => name)).toEqual(['Inishvarn Hockey Club'])
    expect(clubs.sums).toEqual(clubs.rows[0] && { ages: clubs.rows[0].ages, total: clubs.rows[0].total })
    const elsewhere = app.parts.registry.idOf('dunvarra')
    const foreign = (await desk.call(`/reports/registrations?by=club&club=${elsewhere}`)).body
    expect([foreign.rows, foreign.sums.total]).toEqual([[], 0])
    const csv = await desk.file('/reports/registrations/csv?months=3')
    expect(csv).toMatch(/^\uFEFFMonth,Club,Age,Registrations\r\n\d{4}-\d\d,Inishvarn Hockey Club,/)
    expect(csv + JSON.stringify(body)).not.toMatch(/Byrne|Kane|@home/)
  })
})

describe('row security of a body', () => {
  const read = (statement: string, bodyId = ours): Promise<unknown[]> =>
    withBody(app.parts.db, bodyId, (tx) => rows(tx, sql.raw(statement)))

  test('it sees the rows of its own clubs, and without a body there are none', async () => {
    for (const table of ['club_people', 'memberships', 'products']) {
      const clubs = await read(`select distinct c.slug from ${table} t join clubs c on c.id = t.club_id`)
      expect([table, clubs]).toEqual([table, [{ slug: 'inishvarn' }]])
      expect(await read(`select 1 from ${table}`, ''), table).toEqual([])
    }
    await desk.uploaded(LIST)
    for (const table of ['body_lists', 'body_list_lines', 'body_marks', 'club_affiliations']) {
      const seen = await read(`select distinct governing_body_id as id from ${table}`)
      expect([table, seen]).toEqual([table, [{ id: ours }]])
    }
  })

  test.each([
    'select email from club_people',
    'select corrected_mobile from club_people',
    'select number from club_people',
    'select * from club_people',
    'select order_item_id from memberships',
    'select user_id from memberships',
    'select 1 from form_answers',
    'select 1 from users',
    'select 1 from orders',
    'select 1 from payments',
    'select 1 from sessions',
    'select 1 from contact_messages',
    'select features from clubs',
    `update club_people set born = '2000-01-01'`,
    'delete from memberships',
    `insert into body_marks select gen_random_uuid(), 'x', 'open', now(), null, 'x'`,
    'update body_lists set filename = filename',
  ])('it may not: %s', async (statement) => {
    expect(await errorCode(read(statement))).toBe(NO_PRIVILEGE)
  })
})
