// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { GivenForm, MemberRow, OfficeMember } from '@clubhouse/contract/people/office/members'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { checkCardAction } from './check-card/check-card-action.ts'
import MembersPage, { loader as loadMembers } from './members/members.page.tsx'
import { personAction } from './person/person-action.ts'
import PersonPage, { loader } from './person/person.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const PLAN = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const facts = {
  member_id: ID,
  first_name: 'Fiadh',
  last_name: 'Hallaran',
  age: 9,
  is_juvenile: true,
  state: 'active' as const,
  money: 'due' as const,
  late: 0,
  due: 2475,
  due_on: '2026-12-12',
  currency: 'EUR',
  joined_at: '2026-09-12T10:00:00.000Z',
  ends_on: '2027-06-30',
}
const row = (more: Partial<MemberRow> = {}): MemberRow => ({
  ...facts,
  name: 'Fiadh Hallaran',
  plans: 'Juvenile U8–U12',
  guardian: 'Bríd Hallaran',
  email: 'brid@home.example',
  number: 417,
  ...more,
})
const guardian = {
  name: 'Bríd Hallaran',
  email: 'brid@home.example',
  mobile: '0861234567',
  has_account: true,
}
const form = (answer: string): GivenForm => ({
  form_id: PLAN,
  form: 'Juvenile registration',
  is_guardians: false,
  version: 3,
  newest_version: 4,
  given_at: '2026-09-12T10:00:00.000Z',
  given_by: 'Bríd Hallaran',
  answers: [{ section: 'School', label: 'School', answer }],
})
const member = (more: Partial<OfficeMember> = {}): OfficeMember => ({
  ...facts,
  date_of_birth: '2017-07-18',
  number: 'DR 0417',
  card: 'valid',
  mobile: null,
  contact: null,
  guardians: [guardian],
  family: [],
  family_id: PLAN,
  groups: [],
  payments: [],
  forms: [form('Scoil na Trá')],
  plans: [
    {
      membership_id: PLAN,
      plan: 'Juvenile U8–U12',
      program: 'Juveniles',
      season: '2026/27',
      state: 'active',
      starts_on: '2026-09-12',
      ends_on: '2027-06-30',
      order: { order_id: PLAN, order_seq: 1042, total: 9900 },
    },
  ],
  has_open_form: false,
  has_guarded: true,
  may_open_guarded: true,
  guarded_until: null,
  erased_on: null,
  mails: [],
  readers: [],
  log: [],
  ...more,
})
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })
const security = () => ({ email: 'orla@dunvarra.example', has_password: true, passkeys: [] })

async function list(path: string) {
  const counts = { all: 1, late: 0, lapsed: 0, juvenile: 1, recent: 0, eighteen: 0 }
  const choices = { plans: [{ id: PLAN, name: 'Juvenile U8–U12' }], programs: [], groups: [] }
  const page = aClubPage({
    listMembers: () => ({
      current_page: 1,
      from: 1,
      per_page: 10,
      to: 1,
      total: 1,
      items: [row()],
      counts,
      choices,
    }),
  })
  return { page, shown: showOnSite(<MembersPage />, office(), path, await loadMembers(asking(page, path))) }
}

test('TABLE-11 the members: each with their plan, guardian and money; a plan is a filter by its name', async () => {
  const { page, shown } = await list(`/members?show=juvenile&plan=${PLAN}&filter=fia`)
  expect(page.calls.find((call) => call.startsWith('listMembers'))).toMatch(
    new RegExp(`"kind":"juvenile".*"plan":"${PLAN}".*"filter":"fia"`),
  )
  expect(linkIn(shown, 'Fiadh Hallaran')?.getAttribute('href')).toBe(`/members/${ID}`)
  expect(shown.textContent).toContain('€24.75 due 12/12')
  expect(shown.textContent).toContain('Bríd Hallaran')
  expect(shown.textContent).toMatch(/Plan\s*Juvenile U8–U12/)
  const file = [...shown.querySelectorAll('button')].find((each) => each.textContent === 'CSV of these')
  expect([file?.getAttribute('formmethod'), file?.getAttribute('formaction')]).toEqual([
    'get',
    '/members/csv',
  ])
})

async function person(more: Partial<OfficeMember> = {}, answers: Answers = {}) {
  const page = aClubPage({ getOfficeMember: () => member(more), getSecurity: security, ...answers })
  const path = `/members/${ID}`
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  return { page, shown: showOnSite(<PersonPage />, office(), path, data) }
}

test('a child: guardians, the order, the version; that there is a medical answer, and a reason before it', async () => {
  const { shown, page } = await person()
  expect(shown.textContent).toContain('9, born 18/07/2017')
  expect(shown.textContent).toContain('Guardians')
  expect(shown.querySelector('a[href="tel:0861234567"]')).not.toBeNull()
  expect(linkIn(shown, 'Order #1042')?.getAttribute('href')).toBe(`/orders/${PLAN}`)
  expect(shown.textContent).toContain('to version 3. The form is at version 4 now.')
  expect(shown.textContent).toContain('answers are locked')
  expect(shown.querySelector('select[name=reason]')).not.toBeNull()
  expect(shown.querySelector('input[name=current_password]')).not.toBeNull()
  expect(page.calls.some((call) => call.startsWith('readGuardedAnswers'))).toBe(false)
})

test('open, they are shown with the time until when; of nobody who has none is anything said', async () => {
  const until = '2026-11-15T12:10:00.000Z'
  const { shown } = await person(
    { guarded_until: until },
    { readGuardedAnswers: () => ({ until, forms: [form('Asthma')] }) },
  )
  expect(shown.textContent).toContain('Asthma')
  expect(shown.textContent).toContain('Open to you until 12:10')
  expect((await person({ has_guarded: false })).shown.textContent).not.toMatch(/medical/i)
})

test('who may not open them is told whom to ask', async () => {
  const { shown } = await person({ may_open_guarded: false })
  expect(shown.textContent).toContain('Ask an admin or the owner')
  expect(shown.querySelector('input[name=current_password]')).toBeNull()
})

const act = (answers: Answers, fields: Record<string, string>) => {
  const page = aClubPage(answers)
  const reply = personAction({ ...posting(page, `/members/${ID}`, fields), params: { id: ID } })
  return reply.then((given) => ({ given, page }))
}

test('a reason and a password open them; without a reason nothing is asked for', async () => {
  const opened = { intent: 'open', reason: 'today', note: '', current_password: 'Harbour7Lamp' }
  const { given, page } = await act({ openGuardedAnswers: () => ({ until: '', forms: [] }) }, opened)
  expect(locationOf(given)).toBe(`/members/${ID}#medical`)
  expect(page.bodies.at(-1)).toEqual({ reason: 'today', note: '', current_password: 'Harbour7Lamp' })
  const none = await act({}, { ...opened, reason: '' })
  expect(dataOf(none.given)).toMatchObject({ errors: { reason: 'Choose a reason' } })
  const wrong = await act(
    {
      openGuardedAnswers: () => {
        throw refusal(422, { current_password: 'That’s not your current password.' })
      },
    },
    opened,
  )
  const said = dataOf(wrong.given)
  expect(said).toMatchObject({ errors: { current_password: 'That’s not your current password.' } })
  expect(JSON.stringify(said)).not.toContain('Harbour7Lamp')
})

test('details are corrected as people write them', async () => {
  const typed = { first_name: 'Fia', last_name: 'Hallaran', date_of_birth: '18/7/2016', mobile: '' }
  const { given, page } = await act(
    { changeOfficeMember: () => ({ member_id: ID, changed: true }) },
    { intent: 'edit', ...typed },
  )
  expect(locationOf(given)).toBe(`/members/${ID}?done=saved`)
  expect(page.bodies.at(-1)).toEqual({ ...typed, date_of_birth: '2016-07-18' })
  const bad = await act({}, { intent: 'edit', ...typed, date_of_birth: '31/2/2016' })
  expect(dataOf(bad.given)).toMatchObject({
    errors: { date_of_birth: expect.stringContaining('no such day') },
  })
})

test('a card is checked by what was typed, and asked for where nothing was', async () => {
  const card = { name: 'Fiadh Hallaran', plan: 'Juvenile', season: null, number: 'DR 0417', ends_on: null }
  const page = aClubPage({ checkOfficeCard: () => ({ state: 'valid', card }) })
  const reply = await checkCardAction(posting(page, '/check-card', { code: ' DR 0417 ' }))
  expect(dataOf(reply)).toMatchObject({ checked: { state: 'valid' } })
  expect(page.bodies.at(-1)).toEqual({ code: 'DR 0417' })
  const none = await checkCardAction(posting(page, '/check-card', { code: ' ' }))
  expect(dataOf(none)).toMatchObject({ error: expect.stringContaining('DR 0417') })
})
