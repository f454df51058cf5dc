// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { drawAction } from './draw/draw-action.ts'
import DrawPage, { loader } from './draw/draw.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const ORLA = { user_id: '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a13', name: 'Orla Fennick' }
const aDraw = (more: Partial<OfficeDraw> = {}): OfficeDraw => ({
  draw_id: ID,
  lottery_id: ID,
  name: 'Raffle',
  slug: 'raffle',
  type: 'Draw',
  number: 1,
  status: 'waiting',
  closes_at: '2026-11-01T18:00:00.000Z',
  draws_at: '2026-11-01T19:00:00.000Z',
  drawn_at: null,
  entries: 3,
  paper_entries: 3,
  jackpot: null,
  winners: 0,
  needs_people: true,
  run_by: 'people',
  is_drum: false,
  seal: '',
  entries_hash: '',
  waits_for: 'Two people',
  prizes: [{ title: 'A ham', amount: 0 }],
  pick: { count: 0, symbols: [] },
  prices: [],
  picks: [],
  tiers: [],
  won: [],
  opened: null,
  confirmed: null,
  readings: [],
  colleagues: [ORLA],
  paper_sales: [],
  takes_paper: false,
  ...more,
})
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const user = aUser({ accounts: [club] })
const aClubPage = (answers: Answers) =>
  aPage({ getStore: () => anAccount(), ...answers }, { host: { type: 'backoffice' }, user })

async function shown(more: Partial<OfficeDraw>) {
  const page = aClubPage({ getOfficeDraw: () => aDraw(more) })
  const path = `/draws/${ID}`
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  return showOnSite(<DrawPage />, { ...aSite(), site: 'backoffice' as const, account: null }, path, data)
}

const opened = (who: { user_id: string; name: string }) => ({ ...who, at: '2026-11-01T19:01:00.000Z' })

test.each([
  { what: 'anybody opens', more: {}, has: ['Open the draw'], not: ['Confirm and draw'] },
  {
    what: 'whoever opened is told who can confirm',
    more: { opened: opened({ user_id: user.user_id, name: 'Áine Byrne' }) },
    has: ['Orla Fennick'],
    not: ['Confirm and draw', 'Open the draw'],
  },
  {
    what: 'another confirms',
    more: { opened: opened(ORLA) },
    has: ['Confirm and draw'],
    not: ['Open the draw'],
  },
  {
    what: 'who is alone is told how to get a second',
    more: { colleagues: [] },
    has: ['A draw needs two.'],
    not: [],
  },
  {
    what: 'a draw of the clock asks nothing',
    more: { run_by: 'clock' as const },
    has: ['is automatic'],
    not: ['Open the draw'],
  },
])('$what', async ({ more, has, not }) => {
  const page = await shown(more)
  const text = page.textContent ?? ''
  for (const each of has) expect(text).toContain(each)
  for (const each of not) expect(text).not.toContain(each)
})

const act = (answers: Answers, fields: Record<string, string>) =>
  drawAction({ ...posting(aClubPage(answers), `/draws/${ID}`, fields), params: { id: ID } })

test('rows and cash are read before anything is asked; a refusal stands beside its field, with what was typed', async () => {
  const typed = { intent: 'paper', kind: 'Draw', sale_id: ID, rows: 'A1, 2', cash: '4' }
  const bad = dataOf(await act({}, { ...typed, rows: 'A1, many', cash: '' }))
  expect(Object.keys(bad.errors)).toEqual(['rows', 'cash'])
  const wrong = { cash: 'These tickets come to €6.00' }
  const refused = dataOf(await act({ enterPaperTickets: () => Promise.reject(refusal(422, wrong)) }, typed))
  expect([refused.errors, refused.formError]).toEqual([wrong, null])
  expect(refused.values).toMatchObject({ rows: 'A1, 2', cash: '4' })
  const calls: unknown[] = []
  const done = await act({ enterPaperTickets: (input: unknown) => (calls.push(input), aDraw()) }, typed)
  expect(locationOf(done)).toBe(`/draws/${ID}?entered=${ID}`)
  expect(calls).toMatchObject([{ body: { sale_id: ID, cash: 400, tickets: [{ stub: 'A1', entries: 2 }] } }])
})

test('a drum asks each of two people for what they read, and says who has read it, never what', async () => {
  const drum = { is_drum: true, run_by: 'clock' as const }
  const fresh = (await shown(drum)).textContent
  expect(fresh).toContain('What came out of the drum')
  expect(fresh).toContain('Enter my reading')
  const mine = { user_id: user.user_id, name: 'Áine Byrne', at: '2026-11-01T19:01:00.000Z' }
  const again = (await shown({ ...drum, readings: [mine] })).textContent
  expect(again).toContain('Áine Byrne entered a reading')
  expect(again).toContain('Waiting for a second person: Orla Fennick. We’ve emailed them the link.')
  expect(again).toContain('Enter my reading again')
  const early = (await shown({ ...drum, status: 'open', draws_at: '2099-01-01T10:00:00.000Z' })).textContent
  expect(early).not.toContain('Enter my reading')

  const sent: unknown[] = []
  const answers = { readDrum: (input: unknown) => (sent.push(input), aDraw()) }
  expect(dataOf(await act(answers, { intent: 'drum', picks: ' ' })).errors).toEqual({
    picks: 'Type what you read, such as 4 9 17 21',
  })
  expect(locationOf(await act(answers, { intent: 'drum', picks: '4, 9 17 b' }))).toBe(`/draws/${ID}`)
  expect(sent).toMatchObject([{ params: { draw_id: ID }, body: { picks: [4, 9, 17, 'B'] } }])
  const wrong = { picks: 'Type as many as are drawn' }
  const refused = await act(
    { readDrum: () => Promise.reject(refusal(422, wrong)) },
    { intent: 'drum', picks: '4' },
  )
  expect([dataOf(refused).errors, dataOf(refused).values['picks']]).toEqual([wrong, '4'])
})
