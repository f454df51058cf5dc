import { listOfficePlans, type PlanSummary } from '@clubhouse/contract/selling/office/plans'
import { listOfficePrograms } from '@clubhouse/contract/selling/office/programs'
import { listForms } from '@clubhouse/contract/people/office/forms'
import type { Asking } from '#parts/office/record/save-record.ts'

const ALL = { per_page: 100 }

export async function programChoices({ page, headers }: Asking) {
  const { items } = await page.call(listOfficePrograms, { headers, query: ALL })
  return items.map(({ program_id: value, title: label }) => ({ value, label }))
}

export async function formChoices({ page, headers }: Asking) {
  const { items } = await page.call(listForms, { headers, query: { ...ALL, archived: 'false' } })
  return items.map(({ form_id: value, name: label, kind }) => ({ value, label, kind }))
}

/** What can be put into a bundle or made cheaper. */
export type PlanChoice = Pick<PlanSummary, 'plan_id' | 'name' | 'price' | 'program'> & {
  /** Of a programme that is over. */
  isPast: boolean
}

export async function planChoices({ page, headers }: Asking): Promise<PlanChoice[]> {
  const [{ items }, past] = await Promise.all([
    page.call(listOfficePlans, { headers, query: ALL }),
    page.call(listOfficePrograms, { headers, query: { ...ALL, finished: 'true' } }),
  ])
  const over = new Set(past.items.map(({ program_id: id }) => id))
  return items.map(({ plan_id, name, price, program, program_id }) => ({
    plan_id,
    name,
    price,
    program,
    isPast: over.has(program_id),
  }))
}
