// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DistributionList } from '@clubhouse/contract/messages/office/distribution-lists'
import type { Mailing, MailingStatus } from '@clubhouse/contract/messages/office/mailings'
import type { Recipient, RecipientSum } from '@clubhouse/contract/messages/office/recipient-filters'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import ListPage, { action as save, loader as loadOne } from './edit/list.page.tsx'
import { loader as loadLetter } from './send/letter.page.ts'
import SendPage, { action as sendOrTest, loader as loadSend } from './send/send.page.tsx'
import SentPage, { action as steer, loader as loadSent } from './sent/sent.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const SENDING = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const list = (more: Partial<DistributionList> = {}): DistributionList => ({
  email_distribution_list_id: ID,
  name: 'Shield parade',
  email_status: 'Active',
  is_guarded: false,
  recipients: 58,
  updated_at: '2026-11-16T10:00:00Z',
  updated_by: null,
  subject: 'Sunday',
  template_id: null,
  content: '<p>Hello {{first_name}}</p>',
  is_kept_by_hand: false,
  filters: [{ filter: 'age', on: null, from: null, to: 11 }],
  scheduled_for: null,
  revision: 3,
  created_at: '2026-11-16T10:00:00Z',
  mailing_id: null,
  ...more,
})
const SUM: RecipientSum = {
  members: 61,
  juveniles: 61,
  people: 66,
  no_address: 0,
  deactivated: 1,
  doubles: 5,
  opted_out: 2,
  set_aside: 0,
  mails: 58,
  unreached: 1,
}
const NIAMH: Recipient = {
  address: 'niamh@mail.example',
  first_name: 'Niamh',
  last_name: 'Corrigan',
  why: ['Cillian', 'Sadhbh'].map((first_name) => ({
    member_id: ID,
    first_name,
    last_name: 'Corrigan',
    plan: 'U12',
    program: 'Juvenile',
    is_juvenile: true,
    as: 'guardian',
  })),
}
const page = (items: object[] = []) => ({
  current_page: 1,
  from: 1,
  per_page: 10,
  to: 1,
  total: items.length,
  items,
})
const mailing = (status: MailingStatus): Mailing => ({
  mailing_id: SENDING,
  email_distribution_list_id: ID,
  list: 'Shield parade',
  subject: 'Sunday',
  status,
  is_guarded: false,
  created_at: '2026-11-16T10:00:00Z',
  created_by: 'Orla Fennick',
  scheduled_for: null,
  started_at: '2026-11-16T10:00:01Z',
  finished_at: null,
  content: '',
  sum: SUM,
  numbers: {
    all: 58,
    to_come: 17,
    sent: 41,
    delivered: 40,
    bounced: 1,
    failed: 0,
    opted_out: 2,
    acknowledged: 0,
    withdrawn: 0,
  },
})
const SECTIONS = [
  ['member_details', 'Member Details'],
  ['communications', 'Communications'],
  ['agreements', 'Agreements'],
  ['guardian_details', 'Parent/Guardian Details'],
].map(([section, label]) => ({ section, label, filters: section === 'member_details' ? ['age'] : [] }))

const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const office = { ...aSite(), site: 'backoffice' as const, account: null }
const desk = (answers: Answers = {}) =>
  aPage(
    {
      getStore: () => anAccount(),
      getDistributionList: () => list(),
      getRecipientFilters: () => ({ sections: SECTIONS, plans: [], programs: [], groups: [], questions: [] }),
      listEmailTemplates: () => ({
        items: [{ template_id: SENDING, name: 'Club notice', from: 'platform', subject: 'News' }],
      }),
      getRephraseOffer: () => ({ service: 'stand-in' }),
      listRecipients: () => ({ ...page([NIAMH]), sum: SUM }),
      countRecipients: () => ({ sum: SUM, sample: [NIAMH] }),
      listMailings: () => page(),
      listSavedViews: () => ({ items: [] }),
      getMailing: () => mailing('going'),
      listMailingRecipients: () => page(),
      previewList: () => ({
        to: NIAMH,
        subject: 'Sunday',
        html: '<!doctype html><p>Hello Niamh',
        text: 'Hello Niamh',
      }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const at = <T extends { params: object }>(args: T, params: Record<string, string>): T => ({ ...args, params })

test('DIST-07 OPEN-118 OPEN-119 the form has the four sections, with what is asked for and who would get it, and why', async () => {
  const path = `/mail/lists/${ID}`
  const shown = showOnSite(<ListPage />, office, path, await loadOne(at(asking(desk(), path), { id: ID })))
  expect([...shown.querySelectorAll('summary strong')].map((each) => each.textContent)).toEqual([
    'Member Details',
    'Communications',
    'Agreements',
    'Parent/Guardian Details',
  ])
  expect(shown.textContent).toContain('Age today is under 12')
  expect(shown.querySelector('[data-testid=reach]')?.textContent).toBe('58')
  expect(shown.textContent).toContain('for Cillian and Sadhbh, U12')
  expect(shown.textContent).toContain('for 60 of 61 juveniles')
  expect(linkIn(shown, 'See all 58')?.getAttribute('href')).toBe(`${path}/people`)
  for (const name of ['name', 'subject', 'template_id', 'content', 'filters', 'when', 'day', 'time'])
    expect(shown.querySelector(`form [name=${name}]`), name).not.toBeNull()
})

const noting =
  <Reply,>(bodies: object[], reply: Reply) =>
  ({ body }: { body: object }): Reply => {
    bodies.push(body)
    return reply
  }

const TYPED = {
  name: 'Parade',
  subject: 'Sunday',
  template_id: '',
  content: '<p>Hi</p>',
  filters: '[]',
  when: 'now',
  day: '',
  time: '',
  version: '3',
  intent: 'save',
}
const post = (answers: Answers, fields: Record<string, string>, id: string | null = ID) =>
  save(at(posting(desk(answers), '/mail/lists', { ...TYPED, ...fields }), id === null ? {} : { id }))

test('DIST-02 DIST-03 it saves what was typed, on top of what was opened, and leads on to where it is sent', async () => {
  const bodies: object[] = []
  const kept = { updateDistributionList: noting(bodies, list()) }
  expect(locationOf(await post(kept, {}))).toMatch(new RegExp(`^/mail/lists/${ID}\\?saved=`))
  expect(
    locationOf(await post(kept, { intent: 'check', when: 'later', day: '2026-12-01', time: '18:00' })),
  ).toBe(`/mail/lists/${ID}/send`)
  expect(bodies).toMatchObject([
    { name: 'Parade', filters: [], template_id: null, scheduled_for: null, base_revision: 3 },
    { scheduled_for: '2026-12-01T18:00:00.000Z' },
  ])
  const made = { createDistributionList: () => list() }
  expect(locationOf(await post(made, {}, null))).toContain(`/mail/lists/${ID}`)
})

test('people who were put on a list one by one stay on it until somebody sets a condition', async () => {
  const bodies: object[] = []
  const kept = { updateDistributionList: noting(bodies, list()) }
  await post(kept, { filters: '' })
  expect(bodies[0]).not.toHaveProperty('filters')
})

test.each([
  [{ name: ' ' }, { name: 'Give the list a name' }],
  [{ subject: '{{paid_link}}' }, { subject: '{{paid_link}} can’t be used in a subject.' }],
  [{ when: 'later', day: '', time: '' }, { day: 'Enter a day and a time' }],
  [{ when: 'later', day: '2026-11-01', time: '09:00' }, { day: 'Choose a time that is still to come' }],
])('%j is said at its field, and all that was typed comes back', async (typed, errors) => {
  const answer = dataOf(await post({}, typed))
  expect(answer.errors).toEqual(errors)
  expect(answer.values).toMatchObject({ content: '<p>Hi</p>', filters: '[]' })
})

test('two versions stand side by side, and the next save is made on the newest', async () => {
  const answer = dataOf(
    await post(
      {
        updateDistributionList: () => {
          throw refusal(409)
        },
        getDistributionList: () => list({ name: 'Theirs', revision: 4 }),
      },
      {},
    ),
  ) as SettingsAnswer
  expect(answer).toMatchObject({
    version: '4',
    values: { name: 'Parade', content: '<p>Hi</p>' },
    theirs: { name: 'Theirs', content: 'another text', filters: 'other conditions' },
  })
})

const sendPage = async (answers: Answers = {}) => {
  const path = `/mail/lists/${ID}/send`
  return showOnSite(<SendPage />, office, path, await loadSend(at(asking(desk(answers), path), { id: ID })))
}

test('before it goes it is read as a real recipient would, with the number on the button', async () => {
  const shown = await sendPage()
  expect(shown.querySelector('iframe')?.getAttribute('src')).toBe(
    `/mail/lists/${ID}/letter?as=niamh%40mail.example`,
  )
  expect(shown.querySelector('iframe')?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/)
  expect(shown.textContent).toContain('Send to 58 people')
  const later = await sendPage({ getDistributionList: () => list({ scheduled_for: '2026-11-19T18:00:00Z' }) })
  expect(later.textContent).toContain('Schedule for 58 people')
  expect(later.textContent).toContain('It goes out Thursday 19 November 2026, 18:00.')
})

test.each([
  [{ getDistributionList: () => list({ email_status: 'Inactive' }) }, 'This list is deactivated.'],
  [{ getDistributionList: () => list({ subject: '' }) }, 'It has no subject yet.'],
  [{ getDistributionList: () => list({ content: '<p></p>' }) }, 'It says nothing yet.'],
  [{ getDistributionList: () => list({ mailing_id: SENDING }) }, 'This list is being sent already.'],
  [{ listRecipients: () => ({ ...page(), sum: { ...SUM, mails: 0 } }) }, 'Nobody would get it.'],
])('what is in the way is said, and it cannot be sent: %#', async (answers, words) => {
  const shown = await sendPage(answers)
  expect(shown.textContent).toContain(words)
  const [button] = [...shown.querySelectorAll('button')].filter((each) =>
    each.textContent?.startsWith('Send to'),
  )
  expect(button?.hasAttribute('disabled')).toBe(true)
})

test('the mail in the frame is a document that is shut in', async () => {
  const answer = await loadLetter(at(asking(desk(), `/mail/lists/${ID}/letter`), { id: ID }))
  expect(answer.headers.get('content-security-policy')).toBe(MAIL_POLICY)
  expect(answer.headers.get('cache-control')).toMatch(/no-store|private/)
  expect(await answer.text()).toContain('Hello Niamh')
})

test('a test goes to oneself, Send goes on what was looked at, and a refusal is said', async () => {
  const bodies: object[] = []
  const answers = {
    sendTestMail: () => ({ sent_to: 'orla@x.example' }),
    sendList: noting(bodies, mailing('going')),
  }
  const press = (fields: Record<string, string>, more: Answers = {}) =>
    sendOrTest(at(posting(desk({ ...answers, ...more }), '/', fields), { id: ID }))
  expect(locationOf(await press({ intent: 'test' }))).toBe(`/mail/lists/${ID}/send?tested=yes`)
  expect(bodies).toEqual([])
  expect(locationOf(await press({ intent: 'send', revision: '3' }))).toBe(`/mail/lists/${ID}/sent/${SENDING}`)
  expect(bodies).toEqual([{ base_revision: 3 }])
  const refused = await press(
    { intent: 'send', revision: '2' },
    {
      sendList: () => {
        throw refusal(409)
      },
    },
  )
  expect(dataOf(refused).formError).toBe('Said by the server')
})

test.each([
  { status: 'going', buttons: ['Pause', 'Cancel the rest'], words: '41 of 58 sent' },
  { status: 'paused', buttons: ['Continue', 'Cancel the rest'], words: 'The rest waits here.' },
  { status: 'scheduled', buttons: ['Don’t send it'], words: 'Scheduled' },
  { status: 'done', buttons: [], words: 'Sent' },
  { status: 'cancelled', buttons: [], words: 'The rest won’t be sent.' },
] as const)('a sending that is $status can be held by $buttons', async ({ status, buttons, words }) => {
  const path = `/mail/lists/${ID}/sent/${SENDING}`
  const answers = { getMailing: () => mailing(status) }
  const data = await loadSent(at(asking(desk(answers), path), { id: ID, mailing: SENDING }))
  const shown = showOnSite(<SentPage />, office, path, data)
  const card = shown.querySelector('section[aria-label="How far it has come"]')
  expect([...(card?.querySelectorAll('button') ?? [])].map((each) => each.textContent)).toEqual(buttons)
  expect(card?.textContent).toContain(words)
  // Each number has its people.
  const tabs = [...shown.querySelectorAll('a')].filter((link) => link.getAttribute('href')?.includes('show='))
  expect(tabs.map((link) => link.textContent)).toContain('Opted out 2')
})

test('pause, go on and stop are one call each', async () => {
  for (const [intent, name] of [
    ['pause', 'pauseMailing'],
    ['resume', 'resumeMailing'],
    ['cancel', 'cancelMailing'],
  ] as const) {
    const on = desk({ [name]: () => mailing('paused') })
    const answer = await steer(at(posting(on, '/', { intent }), { id: ID, mailing: SENDING }))
    expect(locationOf(answer)).toBe(`/mail/lists/${ID}/sent/${SENDING}`)
    expect(on.calls.some((call) => call.startsWith(name))).toBe(true)
  }
  const answer = await steer(at(posting(desk(), '/', { intent: 'explode' }), { id: ID, mailing: SENDING }))
  expect(dataOf(answer).formError).toBe('That didn’t work. Please try again.')
})
