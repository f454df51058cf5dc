// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import { UNTAXED } from '#lib/testing/untaxed.ts'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import LottoFormPage, { action as lottoAction, loader as formLoader } from './settings/lotto.page.tsx'
import LottosPage, { loader } from './settings/lottos.page.tsx'
import { lottoList } from './list/draws-list.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const aLotto = (more: Partial<OfficeLotto> = {}): OfficeLotto => ({
  lottery_id: ID,
  name: 'Friday lotto',
  slug: 'friday-lotto',
  description: '',
  place: '',
  weekday: 5,
  time: '20:30',
  closes_minutes_before: 60,
  jackpot: 2000_00,
  jackpot_start: 1000_00,
  jackpot_step: 100_00,
  jackpot_cap: null,
  prizes: [{ tier: 'Match 3', amount: 50_00 }],
  prices: [{ title: '1 line', count: 1, price: 200 }],
  max_lines: 10,
  draw_counts: [1, 4],
  allows_auto_renewal: true,
  weekly_limit: null,
  run_by: 'clock',
  luck: 'beacon',
  tickets_ahead: 0,
  pick: { type: 'Number', count: 4, symbols: [1, 2, 3, 4, 5] },
  next_draw_at: null,
  version: 'v1',
  is_active: true,
  ...more,
})
const site = { ...aSite(), site: 'backoffice' as const, account: null }
const listed = (items: OfficeLotto[]) => ({ items, total: items.length })

test('a club without a lotto is shown the way to its first; one with several finds each', async () => {
  const none = await loader(asking(aClubPage({ listLottos: () => listed([]) }), '/lotto/settings'))
  const empty = showOnSite(<LottosPage />, site, '/lotto/settings', none)
  expect(empty.textContent).toContain('Your club has no lotto yet.')
  expect(empty.querySelector('a[href="/lotto/new"]')?.textContent).toContain('Add a lotto')
  expect(lottoList(false).create).toMatchObject({ label: 'Add a lotto', to: '/lotto/new' })
  expect(lottoList(true).create).toMatchObject({ to: '/lotto/settings' })
  const two = [aLotto(), aLotto({ lottery_id: 'other', name: 'Sunday lotto', is_active: false })]
  const several = await loader(asking(aClubPage({ listLottos: () => listed(two) }), '/lotto/settings'))
  const shown = showOnSite(<LottosPage />, site, '/lotto/settings', several)
  expect(shown.querySelector('a[href="/lotto/settings/other"]')?.textContent).toBe('Sunday lotto')
  expect(shown.textContent).toContain('4 numbers from 1 to 5.')
  expect([...shown.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Friday lotto ',
    'Sunday lotto Off sale',
  ])
})

test('one form: a new lotto asks how it is played, one that is played says it', async () => {
  const fresh = await formLoader({ ...asking(aClubPage({}), '/lotto/new'), params: {} })
  const empty = showOnSite(<LottoFormPage />, site, '/lotto/new', fresh)
  expect(empty.querySelectorAll('[name=pick_type]')).toHaveLength(4)
  expect(empty.querySelector('header [type=submit]')?.textContent).toBe('Put on sale')
  expect(empty.querySelector<HTMLInputElement>('[name=request_id]')?.value).toHaveLength(36)
  expect(empty.querySelector('[name=is_active]')).toBeNull()
  const answers = { getLotto: () => aLotto({ tickets_ahead: 3 }), getProductTax: () => UNTAXED }
  const kept = await formLoader({
    ...asking(aClubPage(answers), `/lotto/settings/${ID}`),
    params: { id: ID },
  })
  const edited = showOnSite(<LottoFormPage />, site, `/lotto/settings/${ID}`, kept)
  expect(edited.querySelector('[name=pick_type]')).toBeNull()
  const buttons = [...edited.querySelectorAll('header [type=submit]')].map((button) => button.textContent)
  expect(buttons).toEqual(['Save', 'Take it off sale'])
  expect(edited.querySelector('aside')?.textContent).toContain(
    'Friday lotto€2,000 jackpotDrawn every Friday at 20:30',
  )
  expect(edited.textContent).toContain('3 tickets are in upcoming draws.')
  expect(edited.querySelector<HTMLInputElement>('[name="Match 3"]')?.value).toBe('50.00')
})

const TYPED = {
  name: 'Friday lotto',
  weekday: '5',
  time: '20:30',
  closes_minutes_before: '60',
  jackpot: '2000',
  jackpot_start: '1000',
  jackpot_step: '100',
  'Match 3': '50',
  count_0: '1',
  price_0: '2',
  max_lines: '10',
  draw_counts: '1, 4',
  allows_auto_renewal: 'on',
  version: 'v1',
  pick_type: 'Number',
  pick_count: '4',
  pick_from: '32',
  request_id: ID,
}
const act = (answers: Answers, typed: Record<string, string>, id?: string) =>
  lottoAction({
    ...posting(aClubPage(answers), id ? `/lotto/settings/${id}` : '/lotto/new', typed),
    params: id ? { id } : {},
  })

test('what is typed makes a lotto, or changes the one of the address', async () => {
  const sent: unknown[] = []
  const keep = (input: unknown) => (sent.push(input), aLotto())
  expect(locationOf(await act({ createLotto: keep }, TYPED))).toContain(`/lotto/settings/${ID}?saved=`)
  expect(locationOf(await act({ changeLotto: keep }, TYPED, ID))).toContain(`/lotto/settings/${ID}?saved=`)
  expect(sent).toMatchObject([
    {
      body: {
        pick: { type: 'Number', count: 4, from: 32 },
        request_id: ID,
        prizes: [{ tier: 'Match 3', amount: 50_00 }],
      },
    },
    {
      params: { lottery_id: ID },
      body: { version: 'v1', is_active: false, draw_counts: [1, 4], weekly_limit: null },
    },
  ])
})

test('what cannot be read, or is refused, stands beside its field with what was typed', async () => {
  const bad = dataOf(
    await act({}, { ...TYPED, name: '', jackpot: 'lots', draw_counts: 'some', pick_from: '' }),
  )
  expect(Object.keys(bad.errors).toSorted()).toEqual(['draw_counts', 'jackpot', 'name', 'pick_from'])
  expect(bad.values).toMatchObject({ jackpot: 'lots', time: '20:30' })
  const wrong = { 'Match 3': 'Matching more can’t win less', prices: 'Twice' }
  const refused = dataOf(await act({ createLotto: () => Promise.reject(refusal(422, wrong)) }, TYPED))
  expect(refused.errors).toEqual(wrong)
  const none = await act({ createLotto: () => aLotto() }, { ...TYPED, pick_type: 'None', pick_count: '' })
  expect(locationOf(none)).toContain('?saved=')
})
