// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficePrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import { UNTAXED } from '#lib/testing/untaxed.ts'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import PrizeDrawPage, { action, loader } from './prize-draw.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const aDraw = (more: Partial<OfficePrizeDraw> = {}): OfficePrizeDraw => ({
  draw_id: ID,
  lottery_id: ID,
  slug: 'raffle',
  name: 'Raffle',
  description: '',
  place: '',
  prizes: ['A ham', 'A cake', 'Wine', 'Tea'].map((title) => ({ title, description: `${title}!` })),
  prices: [{ title: '1 ticket', count: 1, price: 200 }],
  ticket_count: 50,
  closes_at: '2026-12-05T18:00:00.000Z',
  draws_at: '2026-12-05T19:00:00.000Z',
  run_by: 'people',
  status: 'open',
  sold: 0,
  version: 'v1',
  ...more,
})
const site = { ...aSite(), site: 'backoffice' as const, account: null }
const TYPED = {
  name: 'Raffle',
  prize_0: 'A ham',
  prize_1_note: 'with nuts',
  prize_1: 'A cake',
  count_0: '1',
  price_0: '2',
  ticket_count: '50',
  closes_day: '05/07/2027',
  closes_time: '18:00',
  draws_day: '05/07/2027',
  draws_time: '19:00',
  run_by: 'people',
  version: 'v1',
}
const act = (answers: Answers, typed: Record<string, string>, id?: string) =>
  action({
    ...posting(aClubPage(answers), id ? `/draws/${id}/edit` : '/draws/new', typed),
    params: id ? { id } : {},
  })
async function shown(draw: OfficePrizeDraw | null) {
  const page = aClubPage({ getPrizeDraw: () => draw, getProductTax: () => UNTAXED })
  const path = draw ? `/draws/${ID}/edit` : '/draws/new'
  const data = await loader({ ...asking(page, path), params: draw ? { id: ID } : {} })
  return showOnSite(<PrizeDrawPage />, site, path, data)
}
const textsOf = (page: ParentNode, what: string) =>
  [...page.querySelectorAll(what)].map(({ textContent }) => textContent)

test('V8 a draw has the frame of all that is sold: state and button in the bar, how it looks and what follows beside it', async () => {
  const page = await shown(aDraw({ sold: 3 }))
  expect(textsOf(page, 'header [type=submit]')).toEqual(['Save'])
  expect(page.querySelector('header')?.textContent).toContain('On sale')
  expect(textsOf(page, 'aside li')).toEqual([
    'A ham',
    'A cake',
    'Wine',
    '3 tickets are sold. Prizes and times stay; a new price counts for new tickets only.',
    'Sales close 05/12/2026 18:00.',
    'Two club officers draw it. We email them when it’s time.',
    'If every ticket is sold one by one, it brings in €100.00.',
  ])
  expect(page.querySelector('aside')?.textContent).toContain('and 1 more prize')
  expect(page.querySelector('[value=delete]')).toBeNull()
  const value = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect(['closes_day', 'closes_time', 'prize_3', 'prize_3_note', 'price_0'].map(value)).toEqual([
    '05/12/2026',
    '18:00',
    'Tea',
    'Tea!',
    '2.00',
  ])
  expect((await shown(aDraw())).querySelector('[value=delete]')).not.toBeNull()
})

test('a new one says that it is on sale at once, and offers to add prizes and prices', async () => {
  const page = await shown(null)
  expect(textsOf(page, 'header [type=submit]')).toEqual(['Put on sale'])
  expect(textsOf(page, 'aside li')).toEqual([
    'It’s on sale at once.',
    'Two club officers draw it. We email them when it’s time.',
  ])
  expect(textsOf(page, 'button')).toEqual(expect.arrayContaining(['Add a prize', 'Add a price']))
})

test('days and times are those of the clubhouse; a new one leads to where it is run, a change stays', async () => {
  const sent: unknown[] = []
  const keep = (input: unknown) => (sent.push(input), aDraw())
  expect(locationOf(await act({ createPrizeDraw: keep }, TYPED))).toContain(`/draws/${ID}?saved=`)
  expect(locationOf(await act({ changePrizeDraw: keep }, TYPED, ID))).toContain(`/draws/${ID}/edit?saved=`)
  const body = {
    closes_at: '2027-07-05T17:00:00.000Z',
    draws_at: '2027-07-05T18:00:00.000Z',
    prizes: [
      { title: 'A ham', description: '' },
      { title: 'A cake', description: 'with nuts' },
    ],
    prices: [{ count: 1, price: 200, title: '1 ticket' }],
  }
  expect(sent).toMatchObject([{ body }, { params: { draw_id: ID }, body: { ...body, version: 'v1' } }])
})

test('what is missing is said at its field, with what was typed', async () => {
  const answer = dataOf(
    await act({}, { ...TYPED, name: '', prize_0: '', prize_1: '', price_0: '', draws_day: 'soon' }),
  )
  expect(answer.errors).toEqual({
    name: 'Give the draw a name',
    prize_0: 'Say what can be won',
    price_0: 'Type an amount, such as 5.00',
    draws_day: 'Enter a date such as 27/03/2014',
  })
  expect(answer.values).toMatchObject({ ticket_count: '50' })
  const never = dataOf(await act({}, { ...TYPED, closes_day: '', closes_time: '', draws_time: '' }))
  expect(never.errors).toEqual({
    closes_day: 'Choose a day and a time',
    draws_day: 'Choose a day and a time',
  })
})

test('what somebody else saved is shown beside one’s own; what is refused is said', async () => {
  const refuse = (status: number) => () => Promise.reject(refusal(status))
  const theirs = aDraw({ name: 'Theirs', version: 'v2' })
  const both = dataOf(
    await act({ changePrizeDraw: refuse(409), getPrizeDraw: () => theirs }, TYPED, ID),
  ) as SettingsAnswer
  expect(both).toMatchObject({
    version: 'v2',
    theirs: { name: 'Theirs', prizes: 'A ham; A cake; Wine; Tea' },
  })
  const kept = dataOf(await act({ deletePrizeDraw: refuse(409) }, { intent: 'delete' }, ID))
  expect(kept.formError).toBeTruthy()
  const gone = await act({ deletePrizeDraw: () => ({ deleted: true }) }, { intent: 'delete' }, ID)
  expect(locationOf(gone)).toBe('/draws')
})
