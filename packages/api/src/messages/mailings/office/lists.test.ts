import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { type ListClient, openListClient } from '#testing/clients/list-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: ListClient
const counter = statementCounter({ inTransactions: true })
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counter.db })
  desk = await openListClient(app)
})
afterAll(() => app.close())
afterEach(async () => {
  await app.asOwner(`delete from distribution_lists where revision > 0`)
  await app.asOwner(`delete from email_templates`)
})

const LISTS = '/distribution-lists'
const update = (id: string, changes: object) =>
  desk.ask(`${LISTS}/update`, { email_distribution_list_id: id, ...changes }, 'PATCH')
const audited = () =>
  app.asOwner<{ kind: string; detail: Record<string, string> }>(
    `select kind, detail from audit_events where kind like 'list-%' or kind like 'template-%' order by at, id`,
  )

describe('a list', () => {
  test('API-63 DIST-02 API-66 DIST-05 is made with what it says, made safe, and can be opened', async () => {
    const list = await desk.create({
      name: ' Shield parade ',
      subject: 'Sunday, {{first_name}}',
      content: '<p>Hello {{ first_name }}</p><script>alert(1)</script><img src="https://spy.example/x.gif">',
      filters: [{ filter: 'kind', is: 'juvenile' }],
      scheduled_for: '2027-01-01T18:00:00.000Z',
    })
    expect(list).toMatchObject({
      name: 'Shield parade',
      email_status: 'Active',
      subject: 'Sunday, {{first_name}}',
      recipients: 0,
      content: '<p>Hello {{ first_name }}</p>',
      is_kept_by_hand: false,
      is_guarded: false,
      revision: 1,
      filters: [{ filter: 'kind', is: 'juvenile' }],
      scheduled_for: '2027-01-01T18:00:00.000Z',
      updated_by: 'Orla Fennick',
      mailing_id: null,
      template_id: null,
    })
    expect(await desk.get(list.email_distribution_list_id)).toEqual(list)
    expect((await audited()).at(-1)).toMatchObject({
      kind: 'list-created',
      detail: { name: 'Shield parade', list_id: list.email_distribution_list_id },
    })
  })

  test('API-64 DIST-03 is changed field by field, and not on top of somebody else’s change', async () => {
    const { email_distribution_list_id: id } = await desk.create()
    const { body } = await update(id, { name: 'Parade', base_revision: 1 })
    expect(body).toMatchObject({ name: 'Parade', subject: 'Sunday', revision: 2 })
    expect((await update(id, { name: 'Mine', base_revision: 1 })).status).toBe(409)
    expect((await desk.get(id)).name).toBe('Parade')
    expect((await audited()).at(-1)).toMatchObject({
      kind: 'list-edited',
      detail: { before: 'Under-12s', after: 'Parade', changed: 'name' },
    })
  })

  test('API-65 DIST-04 DATA-47 OPEN-119 is deactivated by its email_status, and comes back', async () => {
    const { email_distribution_list_id: id } = await desk.create()
    const change = (email_status: string) =>
      desk.ask(`${LISTS}/deactivate`, { email_distribution_list_id: id, email_status }, 'PATCH')
    expect((await change('Inactive')).body.email_status).toBe('Inactive')
    expect((await change('Inactive')).body.email_status).toBe('Inactive')
    expect((await change('Active')).body.email_status).toBe('Active')
    expect((await change('Gone')).status).toBe(422)
    const said = (await audited()).filter(({ kind }) => kind === 'list-status-changed')
    expect(said.map(({ detail }) => detail['after'])).toEqual(['Inactive', 'Active'])
  })

  test.each([
    [{ content: '<p>{{shoe_size}}</p>' }, 'content'],
    [{ subject: 'For {{child}}' }, 'subject'],
    [{ subject: '{{paid_link}}' }, 'subject'],
    [{ content: '<p><a href="https://x.example/{{first_name}}">x</a></p>' }, 'content'],
    [{ content: `<p>${'x'.repeat(5001)}</p>` }, 'content'],
    [{ template_id: '00000000-0000-4000-8000-000000000000' }, 'template_id'],
    [{ scheduled_for: '2020-01-01T00:00:00.000Z' }, 'scheduled_for'],
  ])('%j is refused at %s, and nothing is saved', async (wrong, field) => {
    const { email_distribution_list_id: id } = await desk.create()
    for (const { status, body } of [
      await update(id, wrong),
      await desk.ask(`${LISTS}/create`, { name: 'X', ...wrong }),
    ])
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    expect((await desk.get(id)).revision).toBe(1)
  })

  test('EDITOR-02 CONST-23 DIST-08 5,000 characters are kept, tags not counted; one more is refused in a list and in a template', async () => {
    const full = `<p><strong>${'é'.repeat(5000)}</strong></p>`
    const { email_distribution_list_id: id } = await desk.create()
    expect((await update(id, { content: full })).status).toBe(200)
    const more = `<p>${'é'.repeat(5001)}</p>`
    const template = { name: 'Long', subject: 'Long', content: more }
    for (const { status, body } of [
      await update(id, { content: more }),
      await desk.ask('/templates', template),
    ])
      expect([status, body.errors]).toEqual([
        422,
        { content: 'The text is 1 character too long. 5,000 is the most.' },
      ])
  })

  test('of another club is not there', async () => {
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'owner' from clubs c, users u
        where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
    )
    const { email_distribution_list_id: id } = await desk.create()
    const other = await openListClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
    const status = { email_distribution_list_id: id, email_status: 'Inactive' }
    for (const { status: answer } of [
      await other.ask(`${LISTS}/${id}`),
      await other.recipients(id),
      await other.ask(`${LISTS}/update`, { email_distribution_list_id: id, name: 'Mine' }, 'PATCH'),
      await other.ask(`${LISTS}/deactivate`, status, 'PATCH'),
    ])
      expect(answer).toBe(404)
    expect((await other.ask(LISTS)).body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Training reminders',
    ])
  })
})

test('API-62 DIST-01 TABLE-11 the lists are paged, searched, sorted and counted, in one statement', async () => {
  for (let at = 0; at < 12; at += 1) await desk.create({ name: `List ${String(at).padStart(2, '0')}` })
  const first = await desk.ask(`${LISTS}?sort=name&sort_direction=asc&per_page=5&page=2&filter=list`)
  expect(first.body).toMatchObject({
    total: 12,
    from: 6,
    to: 10,
    counts: { all: 13, active: 13, inactive: 0 },
  })
  expect(first.body.items[0]).toMatchObject({ name: 'List 05', email_status: 'Active', recipients: 0 })
  expect((await desk.ask(`${LISTS}?email_status=Inactive`)).body.total).toBe(0)
  const sent = await counter.during(() => desk.ask(LISTS))
  expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
})

test('what is being written is shown as a mail with names made up, made safe, and nothing is kept', async () => {
  const preview = (body: object) => desk.ask('/templates/preview', body)
  const { body } = await preview({
    subject: 'For {{child_names}}',
    content: '<p>Hello {{first_name}}, {{child_names}} of {{plan}}</p><script>x</script>',
  })
  expect(body.subject).toBe('For Aoife')
  expect(body.html).not.toContain('<script')
  expect(body.text).toContain('Hello Orla, Aoife of Juvenile U12')
  const wrong = await preview({ subject: '{{nobody}}', content: '' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['subject']])
  expect((await preview({ subject: '', content: '' })).status).toBe(200)
  expect(await app.asOwner('select 1 from email_templates')).toEqual([])
})

test('API-67 API-68 DIST-06 templates of the platform and of the club are listed, and one is chosen', async () => {
  const own = (await desk.ask('/templates', { name: 'Ours', content: '<p>Hi</p><script>x</script>' })).body
  expect(own).toMatchObject({ from: 'club', content: '<p>Hi</p>' })
  const { items } = (await desk.ask(`${LISTS}/get-templates`)).body
  expect(items.map(({ name, from }: { name: string; from: string }) => [name, from])).toEqual([
    ['Club notice', 'platform'],
    ['Match day', 'platform'],
    ['Payment reminder', 'platform'],
    ['Ours', 'club'],
  ])
  for (const { template_id: id } of items) {
    const { body } = await desk.ask(`${LISTS}/get-templates/${id}`)
    expect(
      (await desk.create({ template_id: id, subject: body.subject, content: body.content })).template_id,
    ).toBe(id)
  }
  const changed = await desk.ask(`/templates/${own.template_id}`, { name: 'Ours too' }, 'PATCH')
  expect(changed.body).toMatchObject({ name: 'Ours too', content: '<p>Hi</p>' })
  expect((await desk.ask(`/templates/${items[0].template_id}`, { name: 'Mine' }, 'PATCH')).status).toBe(404)
  expect((await desk.ask(`/templates/${own.template_id}`, { content: '{{x}}' }, 'PATCH')).status).toBe(422)
  expect((await desk.ask(`/templates/${own.template_id}`, undefined, 'DELETE')).body).toEqual({
    deleted: true,
  })
  expect((await desk.ask(`${LISTS}/get-templates/${own.template_id}`)).status).toBe(404)
})
