import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { isEmpty } from '../forms/structure.ts'
import { fromWireDate } from '../../time/plain-date.ts'

/** MEMB-49: what was filled in for one place, for each of those whom its plan asks about. */
export interface Registration {
  guardian?: GivenForm
  member?: GivenForm
}

/** What was filled in so far. */
export interface Registrations {
  /** MEMB-50: the first guardian's; whatever becomes of the plan for which they were given. */
  guardian: GivenForm | null
  /** MEMB-51: whether they are those of all children; null until that was answered. */
  isForAll: boolean | null
  /** By the key of the place. */
  places: Readonly<Record<string, Registration>>
  /** MEMB-55: whether somebody has tried to go on. */
  hasTried: boolean
}

export const NOTHING_FILLED_IN: Registrations = {
  guardian: null,
  isForAll: null,
  places: {},
  hasTried: false,
}

export interface NamedPerson {
  firstName: string
  lastName: string
  /** A plain date; null where the form does not ask for it. */
  born: string | null
}

/** Whom answers are about, in their own words. */
export function personIn(answers: FormAnswers): NamedPerson {
  const born = answerTo(answers, 'date_of_birth')
  return {
    firstName: answerTo(answers, 'first_name'),
    lastName: answerTo(answers, 'last_name'),
    born: born === '' ? null : fromWireDate(born),
  }
}

export const fullName = ({ firstName, lastName }: Pick<NamedPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

function answerTo({ sections }: FormAnswers, id: string): string {
  const found = sections
    .flatMap(({ questions }) => questions)
    .find((question) => question.default_question_id === id && !isEmpty(question.answer))?.answer
  return typeof found === 'string' ? found.trim() : ''
}
