import {
  changePrizeDraw,
  createPrizeDraw,
  getPrizeDraw,
  type OfficePrizeDraw,
  type PrizeDrawFields,
} from '@clubhouse/contract/selling/office/prize-draws'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import { dayOf, formatTime } from '@clubhouse/domain/format'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { day, errorsOf, type Read, readerOf, type Values, whole } from '#parts/office/record/record-values.ts'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import { EDIT, SETTINGS } from '../messages.ts'
import { STEP_NAMES, stepsIn, stepValues, withSteps } from '../price-steps.tsx'

export const PRIZES = Array.from({ length: LOTTERY_LIMITS.prizes }, (_, at) => `prize_${at}`)
const TEXTS = ['name', 'description', 'place', 'ticket_count', 'run_by']
const MOMENTS = ['closes', 'draws'] as const
const NAMES = [
  ...TEXTS,
  ...MOMENTS.flatMap((moment) => [`${moment}_day`, `${moment}_time`]),
  ...PRIZES.flatMap((name) => [name, `${name}_note`]),
  ...STEP_NAMES,
]

const inWords = (values: Values): Values => ({
  ...withSteps(values),
  prizes: PRIZES.map((name) => values[name])
    .filter(Boolean)
    .join('; '),
})

/** Days and times are those of the clock in the clubhouse. */
export const prizeDrawValues = (draw: OfficePrizeDraw | null, timeZone: string): Values =>
  inWords({
    name: draw?.name ?? '',
    description: draw?.description ?? '',
    place: draw?.place ?? '',
    ticket_count: whole(draw?.ticket_count ?? null),
    run_by: draw?.run_by ?? 'people',
    closes_day: draw ? day(dayOf(draw.closes_at, timeZone)) : '',
    closes_time: draw ? formatTime(draw.closes_at, timeZone) : '',
    draws_day: draw ? day(dayOf(draw.draws_at, timeZone)) : '',
    draws_time: draw ? formatTime(draw.draws_at, timeZone) : '',
    ...Object.fromEntries(
      PRIZES.flatMap((name, at) => [
        [name, draw?.prizes[at]?.title ?? ''],
        [`${name}_note`, draw?.prizes[at]?.description ?? ''],
      ]),
    ),
    ...stepValues(draw?.prices ?? []),
  })

export function readPrizeDraw(values: Values, timeZone: string): Read<PrizeDrawFields> {
  const form = readerOf(values)
  const { text, problems } = form
  const momentOf = (moment: (typeof MOMENTS)[number]): string => {
    const on = form.day(`${moment}_day`)
    const time = text(`${moment}_time`)
    // Only what the fields write is read: a date is made of almost anything, of nothing at all the year 2000.
    if (on !== null && /^\d{2}:\d{2}$/.test(time))
      return instantAt(Date.parse(`${on}T${time}:00Z`), timeZone).toISOString()
    problems[`${moment}_day`] ??= EDIT.noDay
    return ''
  }
  const tickets = form.whole('ticket_count') ?? 0
  if (tickets < 1) problems['ticket_count'] ??= SETTINGS.badCount
  if (text('name') === '') problems['name'] = EDIT.noName
  const prizes = PRIZES.filter((name) => text(name) !== '').map((name) => ({
    title: text(name),
    description: text(`${name}_note`),
  }))
  if (prizes.length === 0) problems['prize_0'] = EDIT.noPrize
  const fields: PrizeDrawFields = {
    name: text('name'),
    description: text('description'),
    place: text('place'),
    prizes,
    prices: stepsIn(form, EDIT.ticketsOf),
    ticket_count: tickets,
    closes_at: momentOf('closes'),
    draws_at: momentOf('draws'),
    run_by: text('run_by') === 'clock' ? 'clock' : 'people',
  }
  return { fields, problems }
}

export const getDraw = ({ page, headers }: Asking, draw_id: string) =>
  page.call(getPrizeDraw, { headers, params: { draw_id } })

export function prizeDrawKind(timeZone: string): RecordKind<PrizeDrawFields> {
  const read = (values: Values) => readPrizeDraw(values, timeZone)
  return {
    path: '/draws',
    // A new one is looked at where it is sold and run.
    savedAt: (id, isNew) => (isNew ? `/draws/${id}` : `/draws/${id}/edit`),
    typed: (fields) => inWords(typedOf(fields, NAMES, [])),
    read,
    errors: (values) => errorsOf(read(values), () => ({})),
    add: async ({ page, headers }, body) => (await page.call(createPrizeDraw, { headers, body })).draw_id,
    change: ({ page, headers }, draw_id, body) =>
      page.call(changePrizeDraw, { headers, params: { draw_id }, body }),
    now: async (asking, id) => {
      const draw = await getDraw(asking, id)
      return { version: draw.version, values: prizeDrawValues(draw, timeZone) }
    },
  }
}
