// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ArrearsPerson, WriteOff } from '@clubhouse/contract/money/office/arrears'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as listAction } from './arrears.page.tsx'
import { personAction } from './person-action.ts'
import PersonPage, { loader } from './person.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const OTHER = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const ORLA = { user_id: '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a13', name: 'Orla Fennick' }
const LATE = {
  scheduled_payment_id: ID,
  order_id: ID,
  order_seq: 10_044,
  name: 'Senior player',
  person: 'Dara Roe',
  due: '2026-10-06',
  amount: 1463,
  status: 'failed' as const,
  days: 40,
}
const aPerson = (more: Partial<ArrearsPerson> = {}): ArrearsPerson => ({
  person_id: ID,
  name: 'Dara Roe',
  email: 'dara@home.example',
  currency: 'EUR',
  late: 1463,
  age_0: 0,
  age_1: 0,
  age_2: 1463,
  age_3: 0,
  age_4: 0,
  late_since: '2026-10-06',
  days: 40,
  due: 0,
  next_due: null,
  what: 'Senior player',
  reminded_on: null,
  not_reminded: null,
  plan: null,
  is_asked: false,
  instalments: [LATE],
  write_offs: [],
  colleagues: [ORLA],
  payer: {
    mobile: '087 555 0155',
    member_id: ID,
    family_id: null,
    pays_for: [{ member_id: OTHER, name: 'Fiadh Roe', is_child: true, is_self: false }],
    guardians: [],
  },
  paid: 4389,
  history: [
    {
      what: 'said',
      at: '2026-11-08T09:00:00.000Z',
      kind: 'arrears-reminded',
      actor: 'Orla Fennick',
      detail: { Order: '#10044', Amount: '€14.63' },
    },
  ],
  place: { number: 3, of: 7, before: OTHER, after: null },
  ...more,
})
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const user = aUser({ accounts: [club] })
const aClubPage = (answers: Answers) =>
  aPage({ getStore: () => anAccount(), ...answers }, { host: { type: 'backoffice' }, user })

async function shown(more: Partial<ArrearsPerson>): Promise<string> {
  const letter = {
    order_id: ID,
    order_seq: 10_044,
    to: 'dara@home.example',
    amount: 1463,
    html: '',
    text: '',
  }
  const previewReminder = () => ({ letters: [{ ...letter, subject: 'A reminder: €14.63 is still to pay' }] })
  const page = aClubPage({ getArrearsPerson: () => aPerson(more), previewReminder })
  const path = `/arrears/${ID}`
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return showOnSite(<PersonPage />, site, path, data).textContent ?? ''
}

const asked = (by: { user_id: string; name: string }): WriteOff => ({
  write_off_id: OTHER,
  order_id: ID,
  order_seq: 10_044,
  amount: 1463,
  reason: 'Moved to Perth',
  status: 'asked',
  asked: { ...by, at: '2026-11-15T10:00:00.000Z' },
  decided: null,
})
const me = { user_id: user.user_id, name: 'Áine Byrne' }

test.each([
  {
    what: 'who is late can be reminded, planned with and asked to be written off',
    more: {},
    has: [
      'Send a reminder',
      'A reminder: €14.63 is still to pay',
      'late by 40 days',
      '3 of 7',
      '087 555 0155',
      'Fiadh Roe',
      'Record payment',
      'Orla Fennick sent a reminder for €14.63 about order #10044',
      'Save plan',
      'Ask to write off',
    ],
    // One age alone says what "Late" says.
    not: ['Write off €14.63', 'Remove plan', '31–60 days'],
  },
  {
    what: 'whoever asked is told who can confirm, and may take it back',
    more: { write_offs: [asked(me)] },
    has: ['Orla Fennick', 'Take back'],
    not: ['Write off €14.63', 'Ask to write off'],
  },
  {
    what: 'another confirms, or does not',
    more: { write_offs: [asked(ORLA)] },
    has: ['Write off €14.63', 'Don’t write it off', 'Moved to Perth'],
    not: ['Take back'],
  },
  {
    what: 'who is alone is told how to get a second',
    more: { colleagues: [] },
    has: ['A write-off needs two.'],
    not: [],
  },
  {
    what: 'who said when they will pay is left alone until then',
    more: {
      not_reminded: 'has-plan' as const,
      plan: { on: '2026-12-01', note: 'After the mart', is_broken: false },
    },
    has: ['They’ll pay by 01/12/2026', 'Remove plan', 'we don’t write to them before that day'],
    not: ['Send a reminder', 'Send the reminder'],
  },
  {
    what: 'whose debts are gone still shows what was decided',
    more: {
      late: 0,
      age_2: 0,
      instalments: [],
      not_reminded: 'nothing-late' as const,
      write_offs: [
        { ...asked(me), status: 'done' as const, decided: { ...ORLA, at: '2026-11-15T11:00:00.000Z' } },
      ],
    },
    has: ['written off', 'Asked by Áine Byrne, decided by Orla Fennick', 'Nothing is open any more.'],
    not: ['Ask to write off', 'Save plan'],
  },
])('$what', async ({ more, has, not }) => {
  const text = await shown(more)
  for (const each of has) expect(text).toContain(each)
  for (const each of not) expect(text).not.toContain(each)
})

const act = (answers: Answers, fields: Record<string, string>) =>
  personAction({ ...posting(aClubPage(answers), `/arrears/${ID}`, fields), params: { id: ID } })

test('what is missing is said beside its field, with what was typed', async () => {
  const plan = dataOf(await act({}, { intent: 'plan', on: '', note: 'After the mart' }))
  expect([plan.errors['on'], plan.values['note']]).toEqual(['Choose a day.', 'After the mart'])
  const none = dataOf(await act({}, { intent: 'ask', reason: 'Moved' }))
  expect(none.formError).toBe('Tick at least one instalment.')
  const why = dataOf(await act({}, { intent: 'ask', late: ID, reason: ' ' }))
  expect(Object.keys(why.errors)).toEqual(['reason'])
})

test('each form asks for its own, and a refusal is said in words', async () => {
  const calls: unknown[] = []
  const answers = {
    askWriteOff: (input: unknown) => calls.push(input),
    confirmWriteOff: () => Promise.reject(refusal(409)),
  }
  const fields = { intent: 'ask', write_off_id: OTHER, order_id: ID, late: ID, reason: 'Moved' }
  expect(locationOf(await act(answers, fields))).toBe(`/arrears/${ID}?done=ask`)
  expect(calls).toMatchObject([{ body: { write_off_id: OTHER, scheduled_payment_ids: [ID] } }])
  const refused = dataOf(await act(answers, { intent: 'confirm', write_off_id: OTHER }))
  expect(refused.formError).toBeTruthy()
  const left = { reminded: [], not_reminded: [{ person_id: ID, why: 'reminded-today' as const }] }
  const today = dataOf(await act({ remindArrears: () => left }, { intent: 'remind' }))
  expect(today.formError).toContain('had a reminder today')
})

test('of several who are reminded, some of whom cannot be, the list says that not all were', async () => {
  const remindArrears = ({ body }: { body: { person_ids: string[] } }) => ({
    reminded: body.person_ids.filter((id) => id === ID),
    not_reminded: [],
  })
  const press = async (...on: string[]) => {
    const form = new URLSearchParams([['intent', 'remind'], ...on.map((id) => ['on', id])])
    const args = posting(aClubPage({ remindArrears } as never), '/arrears', {})
    const request = new Request(args.request.url, { method: 'POST', body: form })
    return new URL(locationOf(await listAction({ ...args, request })) ?? '', 'https://a.example').searchParams
  }
  expect((await press(ID)).get('notice')).toBe('reminder-sent')
  expect((await press(OTHER)).get('notice')).toBe('reminder-not-sent')
  expect((await press(OTHER, ID)).get('notice')).toBe('not-all-done')
})
