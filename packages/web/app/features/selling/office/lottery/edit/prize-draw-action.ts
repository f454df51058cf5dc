import { redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import {
  changePrizeDraw,
  createPrizeDraw,
  deletePrizeDraw,
} from '@clubhouse/contract/selling/office/prize-draws'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { DRAW, EDIT, SETTINGS } from '../messages.ts'
import { stepsIn } from '../price-steps.tsx'

const PRIZES = 20
const TEXTS = [
  'name',
  'description',
  'place',
  'ticket_count',
  'run_by',
  'closes_day',
  'closes_time',
  'draws_day',
  'draws_time',
]

/** A new prize draw, a change to one, or away with one that nobody is in. */
export const prizeDrawAction = officeAction(async ({ call, page, club, headers, request, params }) => {
  const fields = await readFormFields(request)
  const { field } = fields
  const id = params['id']
  const prices = stepsIn(fields, EDIT.ticketsOf)
  const errors: Record<string, string> = { ...prices.errors }
  const prizeNames = Array.from({ length: PRIZES }, (_, at) => `prize_${at}`)
  const values = {
    ...prices.values,
    ...Object.fromEntries([...TEXTS, ...prizeNames].map((name) => [name, field(name)])),
  }
  try {
    if (field('intent') === 'delete' && id !== undefined) {
      await call(deletePrizeDraw, { headers, params: { draw_id: id } })
      return redirect('/draws', 303)
    }
    const { time_zone: timeZone } = await call(getStore, { params: { club: club.slug } })
    const at = (name: 'closes' | 'draws'): string => {
      const shown = Date.parse(`${field(`${name}_day`)}T${field(`${name}_time`)}:00Z`)
      if (Number.isNaN(shown)) errors[`${name}_day`] = EDIT.noDay
      return Number.isNaN(shown) ? '' : instantAt(shown, timeZone).toISOString()
    }
    const tickets = Number(field('ticket_count'))
    if (!Number.isInteger(tickets) || tickets < 1) errors['ticket_count'] = SETTINGS.badCount
    if (!field('name').trim()) errors['name'] = 'Give the draw a name'
    const prizes = prizeNames.flatMap((name) =>
      field(name).trim() ? [{ title: field(name).trim(), description: field(`${name}_note`) }] : [],
    )
    if (prizes.length === 0) errors['prize_0'] = 'Say what can be won'
    const body = {
      name: field('name'),
      description: field('description'),
      place: field('place'),
      prizes,
      prices: prices.steps,
      ticket_count: tickets,
      closes_at: at('closes'),
      draws_at: at('draws'),
      run_by: field('run_by') === 'clock' ? ('clock' as const) : ('people' as const),
    }
    if (Object.keys(errors).length > 0) return answerWith({ errors, values })
    if (id === undefined) {
      const { draw_id: made } = await call(createPrizeDraw, { headers, body })
      return redirect(`/draws/${made}`, 303)
    }
    await call(changePrizeDraw, {
      headers,
      params: { draw_id: id },
      body: { ...body, version: field('version') },
    })
    return redirect(`/draws/${id}`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, DRAW.notDone)
    const { closes_at: closes, draws_at: draws, prizes, ...said } = refused.errors
    const beside = {
      ...said,
      ...(closes && { closes_day: closes }),
      ...(draws && { draws_day: draws }),
      ...(prizes && { prize_0: prizes }),
    }
    return answerWith({ errors: beside, formError: refused.message, values }, refused.status)
  }
})
