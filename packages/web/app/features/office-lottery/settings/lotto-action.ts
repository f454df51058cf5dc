import { type ActionFunctionArgs, redirect } from 'react-router'
import { changeLotto } from '@clubhouse/contract/backoffice/lottery'
import { readFormFields } from '../../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../../lib/form/refused.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { requireClub } from '../../../parts/office/require-club.ts'
import { savedAddress } from '../../../parts/office/settings/use-settings-form.ts'
import { parseMoney } from '../../../ui/money-field/parse-money.ts'
import { DRAW, EDIT, SETTINGS } from '../messages.ts'
import { stepsIn } from '../price-steps.tsx'

export const TIERS = ['Match 5', 'Match 4', 'Match 3'] as const
const AMOUNTS = ['jackpot', 'jackpot_start', 'jackpot_step'] as const

export async function lottoAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const fields = await readFormFields(request)
  const { field } = fields
  const prices = stepsIn(fields, EDIT.linesOf)
  const errors: Record<string, string> = { ...prices.errors }
  const names = [...AMOUNTS, 'jackpot_cap', 'closes_minutes_before', 'run_by', ...TIERS]
  const values = { ...prices.values, ...Object.fromEntries(names.map((name) => [name, field(name)])) }
  const amount = (name: string): number => {
    const read = parseMoney(field(name))
    if (!read.ok) errors[name] = SETTINGS.badMoney
    return read.ok ? read.cents : 0
  }
  const minutes = Number(field('closes_minutes_before'))
  if (!Number.isInteger(minutes) || minutes < 0) errors['closes_minutes_before'] = SETTINGS.badCount
  const body = {
    ...{ jackpot: amount('jackpot'), jackpot_start: amount('jackpot_start') },
    ...{ jackpot_step: amount('jackpot_step'), closes_minutes_before: minutes },
    jackpot_cap: field('jackpot_cap').trim() ? amount('jackpot_cap') : null,
    prizes: TIERS.flatMap((tier) => (field(tier).trim() ? [{ tier, amount: amount(tier) }] : [])),
    prices: prices.steps,
    run_by: field('run_by') === 'people' ? ('people' as const) : ('clock' as const),
    version: field('version'),
  }
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    await page.call(changeLotto, { headers, params: { lottery_id: field('lottery_id') }, body })
    return redirect(savedAddress('/lotto/settings', page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, DRAW.notDone)
    const { prizes, ...said } = refused.errors
    const beside = { ...said, ...(prizes && { 'Match 5': prizes }) }
    return answerWith({ errors: beside, formError: refused.message, values }, refused.status)
  }
}
