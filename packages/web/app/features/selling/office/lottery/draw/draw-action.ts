import { redirect } from 'react-router'
import {
  confirmDraw,
  enterPaperTickets,
  openDraw,
  readDrum,
  takeBackPaperTickets,
} from '@clubhouse/contract/selling/office/lottery'
import { paperRows } from '@clubhouse/domain/selling/lottery/paper-rows'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { DRAW } from '../messages.ts'

/** What is done to one draw, each by a form that needs no script. */
export const drawAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const { field } = await readFormFields(request)
  const of = { headers, params: { draw_id: id } }
  const here = new URL(request.url).pathname.replace(/\.data$/, '')
  const intent = field('intent')
  const values = { intent, rows: field('rows'), cash: field('cash'), picks: field('picks') }
  try {
    switch (intent) {
      case 'open':
        await call(openDraw, of)
        return redirect(here, 303)
      case 'confirm':
        await call(confirmDraw, of)
        return redirect(here, 303)
      case 'take-back':
        await call(takeBackPaperTickets, { headers, params: { draw_id: id, sale_id: field('sale_id') } })
        return redirect(here, 303)
      case 'drum': {
        const picks = picksIn(field('picks'))
        if (picks.length === 0) return answerWith({ errors: { picks: DRAW.readMissing }, values })
        await call(readDrum, { ...of, body: { picks } })
        return redirect(here, 303)
      }
      case 'paper':
        return await enter()
      default:
        return answerWith({ formError: DRAW.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, DRAW.notDone)
    const { cash, picks, ...rows } = errors
    const [row] = Object.values(rows)
    const said = { ...(cash && { cash }), ...(picks && { picks }), ...(row && { rows: row }) }
    const isOfField = Object.keys(said).length > 0
    return answerWith({ errors: said, formError: isOfField ? null : message, values }, status)
  }

  async function enter() {
    const read = paperRows(field('rows'), field('kind') === 'Draw' ? 'Draw' : 'Lotto')
    const cash = parseMoney(field('cash'))
    if (!read.ok || !cash.ok) {
      const errors = { ...(!read.ok && { rows: read.problem }), ...(!cash.ok && { cash: DRAW.cashMissing }) }
      return answerWith({ errors, values })
    }
    const body = { sale_id: field('sale_id'), tickets: read.tickets, cash: cash.cents }
    await call(enterPaperTickets, { ...of, body })
    return redirect(`${here}?entered=${encodeURIComponent(field('sale_id'))}`, 303)
  }
})

/** "4 9, 17" or "a b c": numbers, and letters as they stand on the balls. */
const picksIn = (text: string): (number | string)[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((each) => (/^\d{1,6}$/.test(each) ? Number(each) : each.toUpperCase()))
