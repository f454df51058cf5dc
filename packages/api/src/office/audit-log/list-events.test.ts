import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEvent } from '@clubhouse/contract/office/audit-events'
import { type ArticleClient, openArticleClient } from '#testing/clients/article-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { ask, hostOf, signIn, signInByPassword } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let desk: ArticleClient
let as: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  desk = await openArticleClient(app)
  as = (await signInByPassword(app, 'orla@dunvarra.example', 'backoffice')).access_token
})
afterAll(() => app.close())

const headers = () => ({ 'x-account-id': desk.accountId })
async function events(query = ''): Promise<{ items: AuditEvent[]; total: number; status: number }> {
  const asked = { on: 'backoffice', as, headers: headers() }
  const { body, status } = await ask(app, `/v2/backoffice/audit-events${query}`, undefined, asked)
  return { ...body, status }
}

test('who, what, and what was before', async () => {
  const article = await desk.written({ title: 'Under-12s win' })
  const { body: published } = await desk.publish(article)
  // An hour later: one sitting is one line.
  await app.asOwner(`update drafts set saved_at = saved_at - interval '1 hour'`)
  await desk.save(published, { title: 'Under-12s win the Shield' })
  const of = async (kind: string) => (await events(`?kind=${kind}`)).items[0]
  expect(await of('article-published')).toMatchObject({ actor: 'Tadhg Marrin', subject: 'Under-12s win' })
  expect(await of('article-edited')).toMatchObject({
    subject: 'Under-12s win the Shield',
    detail: { Title: 'Under-12s win → Under-12s win the Shield' },
  })
})

test.each([
  { query: '?who=tadhg&area=website', all: (event: AuditEvent) => event.actor === 'Tadhg Marrin' },
  { query: '?kind=article-published', all: (event: AuditEvent) => event.kind === 'article-published' },
  { query: '?filter=under-12s', all: (event: AuditEvent) => /Under-12s/.test(JSON.stringify(event)) },
  {
    query: '?area=sign-ins&sort=kind&sort_direction=asc',
    all: (event: AuditEvent) => event.kind.startsWith('sign-'),
  },
])('TABLE-01 TABLE-11 $query finds some, and nothing else', async ({ query, all }) => {
  const { items, total } = await events(`${query}${query.includes('?') ? '&' : '?'}per_page=100`)
  expect(total).toBeGreaterThan(0)
  expect(items.every(all)).toBe(true)
})

test('days are those of the club, and what it happened to can be asked for', async () => {
  await app.asOwner(
    `insert into audit_events (id, club_id, at, kind, site, detail) values
      (gen_random_uuid(), $1, '2026-06-30T23:30:00Z', 'form-saved', 'backoffice', '{"form_id": "7a3f0c1e-2b55-4a0e-9f0f-0d7a3c1b9e42", "name": "Late"}'),
      (gen_random_uuid(), $1, '2026-06-30T22:30:00Z', 'form-saved', 'backoffice', '{"name": "Early"}'),
      (gen_random_uuid(), $1, '2026-06-30T22:40:00Z', 'nobody-knows', 'backoffice', '{"name": "Odd"}')`,
    [desk.accountId],
  )
  const names = async (query: string) => (await events(query)).items.map(({ subject }) => subject)
  // Half past eleven in the evening at Greenwich is after midnight in an Irish summer.
  expect(await names('?from=2026-07-01&to=2026-07-01')).toEqual(['Late'])
  expect(await names('?from=2026-06-30&to=2026-06-30')).toEqual(['Odd', 'Early'])
  expect(await names('?subject=7a3f0c1e-2b55-4a0e-9f0f-0d7a3c1b9e42')).toEqual(['Late'])
  expect(await names('?area=other&from=2026-06-30&to=2026-06-30')).toEqual(['Odd'])
  expect((await events('?from=yesterday')).status).toBe(422)
})

test('another club’s events are not among them', async () => {
  await signIn(app, 'hana@inishvarn.example', 'inishvarn')
  expect((await events('?filter=hana')).total).toBe(0)
})

test('of 10,000 events a page is one statement, and the file streams all of them in a few', async () => {
  // Without a link of the chain for each, which no list reads, and which would take longer than all else here.
  await app.asOwner(
    `with unlinked as materialized (select set_config('session_replication_role', 'replica', true))
      insert into audit_events (id, club_id, at, kind, site, actor_id, detail)
      select gen_random_uuid(), $1, now() - n * interval '1 minute', 'article-edited', 'backoffice', u.id,
        jsonb_build_object('name', '=Story ' || n) from unlinked, users u, generate_series(1, 10000) n
      where u.email = 'tadhg@dunvarra.example'`,
    [desk.accountId],
  )
  for (const query of ['', '?page=900', '?who=tadhg&filter=story', '?sort=actor&sort_direction=asc']) {
    const sent = await statements.during(() => events(query))
    expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
  }
  const url = '/api/v2/backoffice/audit-events/csv?kind=article-edited&columns[]=at&columns[]=kind'
  const file = await app.server.inject({
    url,
    headers: { host: hostOf('backoffice'), authorization: `Bearer ${as}`, ...headers() },
  })
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const lines = file.body.split('\r\n')
  expect(lines[0]).toBe('\uFEFFWhen,What')
  expect(lines.length).toBeGreaterThan(10_000)
  expect(lines[5]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d,Tadhg Marrin edited “/)
  // That the list was taken along is in the log, too.
  const [last] = (await events('?kind=list-exported')).items
  expect(last).toMatchObject({ kind: 'list-exported', actor: 'Orla Fennick', detail: { list: 'audit-log' } })
})
