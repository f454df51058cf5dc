import { afterAll, beforeAll, expect, test } from 'vitest'
import { CSV_REFUSALS } from '@clubhouse/domain/people/import/read-csv'
import { noteFaults } from '../../../../../scripts/lib/test-depth.ts'
import { type ImportClient, openImportClient } from '#testing/clients/import-client.ts'
import { openListClient } from '#testing/clients/list-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: ImportClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openImportClient(app)
})
afterAll(() => app.close())

const HEAD =
  'First name;Surname;DOB;Email;Mobile;Guardian first name;Guardian surname;Guardian email;Plan;Member ID'
const file = (...lines: string[]) => `\uFEFF${[HEAD, ...lines].join('\r\n')}`
const count = async (sql: string, values: unknown[] = []) =>
  (await app.asOwner<{ count: number }>(`select count(*)::int as count from ${sql}`, values))[0]?.count ?? 0
const world = async () => ({
  users: await count('users'),
  roles: await count('club_roles'),
  family: await count('related_people'),
  memberships: await count('memberships'),
  records: await count('imported_people'),
  mails: await count('outbox'),
})

/** 500 lines: every fourth is a child of the adult before it; every 25th has something wrong. */
const FIVE_HUNDRED = Array.from({ length: 500 }, (_, at) => {
  const wrong = at % 25 === 24
  if (at % 4 === 3)
    return `Child${at};Number;${wrong ? '31/02/2016' : '3/4/2016'};;;Parent;Number${at};parent${at}@list.example;;c${at}`
  return `Adult${at};Number;1/2/1980;${wrong ? 'nobody' : `adult${at}@list.example`};085 826 5444;;;;;a${at}`
})
const CORRECTED = FIVE_HUNDRED.map((line, at) =>
  line.replace('31/02/2016', '3/4/2016').replace(';nobody;', `;adult${at}@list.example;`),
)

class Killed extends Error {}

test('five hundred people with errors: a dry run, killed at every turn, corrected, and undone to nothing', async () => {
  const before = await world()
  const list = await desk.uploaded(file(...FIVE_HUNDRED))
  expect(list).toMatchObject({
    state: 'checked',
    encoding: 'UTF-8',
    mapping_problem: null,
    counts: { lines: 500, ready: 480, problem: 20, here: 0 },
  })
  const wrong = await desk.lines(list.import_id, '&state=problem')
  expect(wrong).toHaveLength(20)
  expect(wrong[0]).toMatchObject({
    line: 26,
    name: 'Adult24 Number',
    problems: [{ field: 'email', text: 'Email must be valid' }],
  })
  expect(await world()).toEqual(before)

  await desk.start(list)
  const lines = ['work.stepped', 'work.before-commit', 'work.committed']
  for (let kills = 0; kills < 9; kills += 1) {
    const at = lines[kills % lines.length]
    const dies = desk.work({
      step: 40,
      crashAt: (place) => {
        if (place === at) throw new Killed()
      },
    })
    await expect(dies).rejects.toThrow()
    app.setClock(new Date(app.parts.clock.now().getTime() + 120_000))
  }
  await desk.work({ step: 40 })
  noteFaults('imports', 9)
  const done = await desk.read(list.import_id)
  expect(done).toMatchObject({ state: 'done', counts: { imported: 480, problem: 20, ready: 0 } })
  // 368 adults and 112 children with a guardian each; nobody is written to.
  const adults = FIVE_HUNDRED.filter((line, at) => at % 4 !== 3 && at % 25 !== 24).length
  const now = await world()
  expect(now).toEqual({
    ...before,
    users: before.users + 480,
    roles: before.roles + 480,
    family: before.family + 480 - adults,
    records: before.records + 480,
  })

  const again = await desk.uploaded(file(...CORRECTED))
  expect(again.counts).toMatchObject({ lines: 500, ready: 20, problem: 0, here: 480 })
  await desk.start(again)
  await desk.work()
  expect((await world()).users).toBe(before.users + 500)

  for (const { import_id: id } of [again, done]) {
    await desk.call(`/${id}/undo`, {})
    await desk.work({ step: 70 })
    expect(await desk.read(id)).toMatchObject({ state: 'undone', counts: { imported: 0, left: 0 } })
  }
  expect(await world()).toEqual(before)
})

const FAMILY = [
  'Niamh;Corrigan;1/2/1984;niamh@list.example;;;;;;n1',
  'Sadhbh;Corrigan;3/4/2016;;;;;niamh@list.example;U12 Boys;n2',
  'Eoin;Walsh;5/6/1990;eoin@list.example;;;;;;n3',
]

test('an undo leaves what somebody has touched since, and says why', async () => {
  const [plan] = await app.asOwner<{ name: string }>(
    `select p.name from plans l join products p on p.club_id = l.club_id and p.id = l.id
     join clubs c on c.id = l.club_id where c.slug = 'dunvarra' and l.is_juvenile and (l.ends_on is null or l.ends_on > '2027')
       and 1 = (select count(*) from products q where q.club_id = p.club_id and q.name = p.name and q.type = 'Plan') limit 1`,
  )
  const before = await world()
  const list = await desk.uploaded(file(...FAMILY.map((line) => line.replace('U12 Boys', plan?.name ?? ''))))
  expect(await desk.lines(list.import_id, '&state=problem')).toEqual([])
  await desk.start(list)
  await desk.work()
  expect(await world()).toMatchObject({
    users: before.users + 2,
    family: before.family + 1,
    memberships: before.memberships + 1,
  })
  // Who was brought along is written to like anybody: the guardian of a child of ten.
  const lists = await openListClient(app)
  const { body } = await lists.count([{ filter: 'age', from: 10, to: 10, on: null }])
  expect(body.sample.map(({ address }: { address: string }) => address)).toContain('niamh@list.example')
  await app.asOwner(`update users set email_verified_at = now() where email = 'eoin@list.example'`)
  await desk.call(`/${list.import_id}/undo`, {})
  await desk.work()
  expect((await desk.read(list.import_id)).counts).toMatchObject({ removed: 2, left: 1 })
  expect(await desk.lines(list.import_id, '&state=left')).toMatchObject([
    { line: 4, problems: [{ text: 'Eoin Walsh’s account stays: they’ve signed in or set a password' }] },
  ])
  expect(await world()).toEqual({
    ...before,
    users: before.users + 1,
    roles: before.roles + 1,
    records: before.records + 1,
  })
  // Who stayed is known by number and not doubled.
  const again = await desk.uploaded(file(...FAMILY.map((line) => line.replace('U12 Boys', ''))))
  expect(again.counts).toMatchObject({ ready: 2, here: 1 })
})

test('an account of another club joins, is told, and keeps its password; one that nobody proved is reclaimed', async () => {
  await app.asOwner(
    `insert into users (id, email, email_verified_at, first_name, last_name, password_hash) values
      (gen_random_uuid(), 'far@list.example', now(), 'Fár', 'Away', 'theirs'),
      (gen_random_uuid(), 'squat@list.example', null, 'Squat', 'Ter', 'squatters')`,
  )
  const list = await desk.uploaded(
    file(
      'Far;Away;;far@list.example;;;;;;',
      'Kid;Ter;3/4/2016;;;Squat;Ter;squat@list.example;;',
      'Tom;Other;;far@list.example;;;;;;',
    ),
  )
  expect(list.counts).toMatchObject({ ready: 2, problem: 1 })
  await desk.start(list)
  await desk.work()
  const people = await app.asOwner(
    `select u.email, u.password_hash, (select count(*)::int from club_roles r where r.user_id = u.id) as roles,
      (select count(*)::int from outbox o where o.recipient = u.email and o.template = 'role-given') as mails
     from users u where u.email in ('far@list.example', 'squat@list.example') order by 1`,
  )
  expect(people).toEqual([
    { email: 'far@list.example', password_hash: 'theirs', roles: 1, mails: 1 },
    { email: 'squat@list.example', password_hash: null, roles: 1, mails: 1 },
  ])
})

test('columns can be said otherwise; the list is looked through again, and not by two at once', async () => {
  const list = await desk.uploaded('Vorname,Nachname,Post\nAoife,Quinn,aoife@list.example\n')
  expect(list).toMatchObject({
    mapping: [null, null, null],
    mapping_problem: expect.stringMatching(/first name/),
  })
  expect((await desk.start(list)).status).toBe(422)
  const mapping = ['first_name', 'last_name', 'email']
  const mapped = await desk.call(`/${list.import_id}`, { mapping, revision: 0 }, 'PATCH')
  expect(mapped.body).toMatchObject({ revision: 1, mapping_problem: null, counts: { ready: 1 } })
  expect((await desk.call(`/${list.import_id}`, { mapping, revision: 0 }, 'PATCH')).status).toBe(409)
  expect((await desk.start(list)).status).toBe(409)
  // A corrected file takes its place, and the columns mean the same.
  const next = await desk.uploaded('Vorname,Nachname,Post\nAoife,Quinn,aoife@list.example\n', {
    replaces: list.import_id,
  })
  expect(next.mapping).toEqual(mapping)
  expect((await desk.call(`/${list.import_id}`)).status).toBe(404)
  expect((await desk.call(`/${next.import_id}`, undefined, 'DELETE')).body).toEqual({ discarded: true })
})

test('the file of problems holds the lines, no formula, and can be uploaded again', async () => {
  const list = await desk.uploaded(
    file('=HYPERLINK("http://x");Quinn;;nobody;;;;;;', 'Una;Quinn;;una@list.example;;;;;;'),
  )
  const csv = await desk.csv(list.import_id)
  expect(csv).toBe(
    `\uFEFFLine,Problem,${HEAD.replaceAll(';', ',')}\r\n2,Email: Email must be valid,"'=HYPERLINK(""http://x"")",Quinn,,nobody,,,,,,\r\n`,
  )
  const corrected = await desk.uploaded(
    csv.replace(`"'=HYPERLINK(""http://x"")"`, 'Helen').replace('nobody', 'helen@list.example'),
  )
  expect(corrected.counts).toMatchObject({ lines: 1, ready: 1 })
})

test.each([
  ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'workbook'],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0]), 'not-text'],
  ['nothing', Buffer.from('a,b\n'), 'empty'],
  ['2 MB and more', Buffer.alloc(2_000_001, 65), 'heavy'],
] as const)('%s is refused with a word, and nothing is kept', async (_, bytes, reason) => {
  const before = await count('people_imports')
  const { status, body } = await desk.upload(bytes)
  expect([status, body.message]).toEqual([422, CSV_REFUSALS[reason]])
  expect(await count('people_imports')).toBe(before)
})

test('another club sees nothing of it', async () => {
  const list = await desk.uploaded(file('Una;Quinn;;una2@list.example;;;;;;'))
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example'`,
  )
  const other = await openImportClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  for (const path of [`/${list.import_id}`, `/${list.import_id}/lines`])
    expect((await other.call(path)).status).toBe(404)
  expect((await other.call(`/${list.import_id}/start`, { revision: 0 })).status).toBe(404)
})

test('everything that was done is in the log, in words', async () => {
  const kinds = await app.asOwner<{ kind: string }>(
    `select distinct kind from audit_events where kind like 'people-%' order by 1`,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'people-import-undone',
    'people-imported',
    'people-list-discarded',
    'people-list-mapped',
    'people-list-uploaded',
  ])
})
