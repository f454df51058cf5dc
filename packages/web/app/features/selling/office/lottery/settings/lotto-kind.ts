import type { PrizeTier } from '@clubhouse/contract/selling/lottery'
import {
  changeLotto,
  createLotto,
  getLotto,
  type LottoFields,
  type NewLotto,
  type OfficeLotto,
} from '@clubhouse/contract/selling/office/lottos'
import {
  errorsOf,
  money,
  type Read,
  readerOf,
  tick,
  type Values,
  whole,
} from '#parts/office/record/record-values.ts'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import { EDIT, LOTTO_FORM, SETTINGS } from '../messages.ts'
import { STEP_NAMES, stepsIn, stepValues, withSteps } from '../price-steps.tsx'

export const TIERS = ['Match 5', 'Match 4', 'Match 3'] as const satisfies PrizeTier[]
export const PICK_TYPES = ['Number', 'Letter', 'Lucky Dip', 'None'] as const

/** What is sent: whether it is on sale of one that is there, how it is played of a new one. */
export type LottoSent = LottoFields & Pick<NewLotto, 'pick' | 'luck' | 'request_id'> & { is_active: boolean }

/** What most clubs begin with; everything can be changed before it is put on sale. */
const USUAL = { weekday: '4', time: '20:30', closes: '60', lines: '10', draws: '1, 4, 8, 12', run: 'clock' }

export const lottoValues = (lotto: OfficeLotto | null): Values =>
  withSteps({
    name: lotto?.name ?? '',
    description: lotto?.description ?? '',
    place: lotto?.place ?? '',
    weekday: lotto ? String(lotto.weekday) : USUAL.weekday,
    time: lotto?.time ?? USUAL.time,
    closes_minutes_before: lotto ? String(lotto.closes_minutes_before) : USUAL.closes,
    run_by: lotto?.run_by ?? USUAL.run,
    jackpot: money(lotto?.jackpot ?? null),
    jackpot_start: money(lotto?.jackpot_start ?? null),
    jackpot_step: money(lotto?.jackpot_step ?? null),
    jackpot_cap: money(lotto?.jackpot_cap ?? null),
    ...Object.fromEntries(
      TIERS.map((tier) => [tier, money(lotto?.prizes.find((prize) => prize.tier === tier)?.amount ?? null)]),
    ),
    max_lines: lotto ? whole(lotto.max_lines) : USUAL.lines,
    draw_counts: lotto?.draw_counts.join(', ') ?? USUAL.draws,
    weekly_limit: money(lotto?.weekly_limit ?? null),
    allows_auto_renewal: tick(lotto?.allows_auto_renewal ?? true),
    is_active: tick(lotto?.is_active ?? true),
    ...stepValues(lotto?.prices ?? []),
    ...(!lotto && { pick_type: 'Number', pick_count: '4', pick_from: '32', luck: 'beacon', request_id: '' }),
  })

const TICKS = ['allows_auto_renewal', 'is_active']
const NAMES = [
  ...Object.keys(lottoValues(null)).filter((name) => !TICKS.includes(name) && name !== 'prices'),
  ...STEP_NAMES,
]

export function readLotto(values: Values): Read<LottoSent> {
  const form = readerOf(values)
  const { text, problems } = form
  const amount = (name: string): number => {
    const read = form.money(name)
    if (read === null) problems[name] = SETTINGS.badMoney
    return read ?? 0
  }
  const count = (name: string, least: number): number => {
    const read = form.whole(name)
    if (read === null || read < least) problems[name] = SETTINGS.badCount
    return read ?? least
  }
  if (text('name') === '') problems['name'] = LOTTO_FORM.noName
  if (text('time') === '') problems['time'] = LOTTO_FORM.noTime
  const draws = text('draw_counts')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  if (draws.length === 0 || draws.some((each) => !Number.isInteger(each) || each < 1))
    problems['draw_counts'] = LOTTO_FORM.noDraws
  const isNew = values['pick_type'] !== undefined && text('pick_type') !== ''
  const type = PICK_TYPES.find((each) => each === text('pick_type')) ?? 'Number'
  const isPicked = isNew && type !== 'None'
  const fields: LottoSent = {
    name: text('name'),
    description: text('description'),
    place: text('place'),
    weekday: count('weekday', 1),
    time: text('time'),
    closes_minutes_before: count('closes_minutes_before', 0),
    jackpot: amount('jackpot'),
    jackpot_start: amount('jackpot_start'),
    jackpot_step: amount('jackpot_step'),
    jackpot_cap: form.money('jackpot_cap'),
    prizes: TIERS.flatMap((tier) => (text(tier) ? [{ tier, amount: amount(tier) }] : [])),
    prices: stepsIn(form, EDIT.linesOf),
    max_lines: count('max_lines', 1),
    draw_counts: draws,
    allows_auto_renewal: form.isTicked('allows_auto_renewal'),
    weekly_limit: form.money('weekly_limit'),
    run_by: text('run_by') === 'people' ? 'people' : 'clock',
    is_active: form.isTicked('is_active'),
    pick: {
      type,
      count: isPicked ? count('pick_count', 1) : 0,
      from: isPicked ? count('pick_from', 1) : 0,
    },
    luck: text('luck') === 'drum' ? 'drum' : 'beacon',
    ...(text('request_id') && { request_id: text('request_id') }),
  }
  return { fields, problems }
}

export const getTheLotto = ({ page, headers }: Asking, lottery_id: string) =>
  page.call(getLotto, { headers, params: { lottery_id } })

export const LOTTO_KIND: RecordKind<LottoSent> = {
  path: '/lotto/settings',
  typed: (fields) => withSteps(typedOf(fields, NAMES, TICKS)),
  read: readLotto,
  errors: (values) => errorsOf(readLotto(values), () => ({})),
  add: async ({ page, headers }, { is_active: _, ...body }) =>
    (await page.call(createLotto, { headers, body })).lottery_id,
  change: ({ page, headers }, lottery_id, { pick: _, luck: __, request_id: ___, ...body }) =>
    page.call(changeLotto, { headers, params: { lottery_id }, body }),
  now: async (asking, id) => {
    const lotto = await getTheLotto(asking, id)
    return { version: lotto.version, values: lottoValues(lotto) }
  },
}
