import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import type { FormType, RegistrationForm } from '@clubhouse/contract/people/registration'
import { initialValues } from '../forms/answers/initial-values.ts'
import { errorsIn } from '../forms/answers/verdict.ts'
import { NO_PATTERNS } from '../forms/patterns.ts'
import { copyGuardian } from './copy-guardian.ts'
import type { Place } from './places.ts'
import type { Registrations } from './registrations.ts'

/** Why somebody cannot be filled in yet. */
export type Lock = { kind: 'plan'; number: number } | { kind: 'guardian' }

/** MEMB-37: one of those whom a plan asks about. */
export interface Row {
  type: FormType
  /** Null until it has come. */
  form: DynamicForm | null
  given: GivenForm | null
  /** OPEN-084: the number of the plan whose guardian this is; changed there. */
  copiedFrom: number | null
  /** MEMB-54: the answers are there, and fit what the club asks now. */
  isValid: boolean
  lock: Lock | null
}

export interface Block {
  place: Place
  rows: Row[]
  isDone: boolean
  /** How many are still to be filled in. */
  remaining: number
}

export type FormsByPlan = ReadonlyMap<string, RegistrationForm>

/** MEMB-36, MEMB-38: what each place asks for, what stands there, and in which order it is filled in. */
export function blocksOf(
  places: readonly Place[],
  forms: FormsByPlan,
  registrations: Registrations,
  today: string,
): Block[] {
  const first = places.find((place) => hasGuardian(place, forms))
  /** The first plan, in their order, whose answers are missing. */
  let open: number | null = null
  return places.map((place) => {
    const asked = forms.get(place.plan.metadata.plan_id)
    const before = open
    const types: FormType[] = hasGuardian(place, forms) ? ['guardian', 'member'] : ['member']
    const rows = types.map((type): Row => {
      const form = asked?.[type] ?? null
      const { given, copiedFrom } = givenFor(place, type, form, registrations, first)
      const isValid = given !== null && form !== null && isGood(form, given, today)
      return { type, form, given, copiedFrom: isValid ? copiedFrom : null, isValid, lock: null }
    })
    if (open === null && rows.some(({ given }) => given === null)) open = place.number
    const guardian = rows.find(({ type }) => type === 'guardian')
    for (const row of rows) {
      if (before !== null) row.lock = { kind: 'plan', number: place.number - 1 }
      else if (row.type === 'member' && guardian?.given === null) row.lock = { kind: 'guardian' }
    }
    const remaining = rows.filter(({ isValid }) => !isValid).length
    return { place, rows, remaining, isDone: remaining === 0 }
  })
}

/** A juvenile's plan has one until its form says otherwise. */
export const hasGuardian = ({ plan }: Place, forms: FormsByPlan): boolean => {
  const asked = forms.get(plan.metadata.plan_id)
  return asked ? asked.guardian !== null : plan.metadata.is_juvenile
}

function givenFor(
  place: Place,
  type: FormType,
  form: DynamicForm | null,
  { guardian, isForAll, places }: Registrations,
  first: Place | undefined,
): Pick<Row, 'given' | 'copiedFrom'> {
  const own = places[place.key]?.[type] ?? null
  if (type === 'member' || !guardian) return { given: own, copiedFrom: null }
  // MEMB-50: the first guardian is changed where the first child is.
  if (place.key === first?.key) return { given: own ?? copied(guardian, form), copiedFrom: null }
  if (own || isForAll !== true) return { given: own, copiedFrom: null }
  return { given: copied(guardian, form), copiedFrom: first?.number ?? null }
}

const copied = (guardian: GivenForm, form: DynamicForm | null): GivenForm =>
  form ? copyGuardian(guardian, form) : guardian

/** A club may change its form while somebody fills it in: what no longer fits is looked at once more. */
function isGood(form: DynamicForm, given: GivenForm, today: string): boolean {
  if (given.form_id !== form.form_id || given.version !== form.version) return false
  return errorsIn(form, initialValues(form, given), { today, patterns: NO_PATTERNS }).length === 0
}

export interface Next {
  block: Block
  row: Row
}

/** What is to be filled in next, in order; null once everything is there. */
export function nextRow(blocks: readonly Block[]): Next | null {
  for (const block of blocks) {
    const row = block.rows.find(({ isValid, lock }) => !isValid && lock === null)
    if (row) return { block, row }
  }
  return null
}
