import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { fieldName } from '@clubhouse/domain/people/forms/answers/posted-values'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { answeredIn } from '#parts/people/dynamic-form/drafts/laid-over.ts'
import { type PostedFields, valuesIn } from '#parts/people/dynamic-form/drafts/posted-fields.ts'
import type { Choice, KnownName } from './people-choices.ts'

/**
 * Whom the words are about that somebody typed before they signed in. Where they name nobody the club knows it is
 * somebody new: one child's answers must never be registered as another's. A grown-up's form that names nobody yet is
 * about whoever fills it in.
 */
export function whomTyped(form: DynamicForm, people: readonly Choice[], typed: PostedFields): Choice | null {
  const first = people[0] ?? null
  if (answeredIn(form, typed).length === 0) return first
  const named = {
    first_name: typedName(form, typed, 'first_name'),
    last_name: typedName(form, typed, 'last_name'),
  }
  if (form.kind !== 'juvenile' && first?.known && isLike(named, first.known)) return first
  const known = named.first_name ? people.find((each) => each.known && isLike(named, each.known)) : null
  return known ?? people.find((each) => each.known === null) ?? first
}

/** What is not typed yet contradicts nobody. */
const isLike = (named: KnownName, known: KnownName): boolean =>
  isSameName(named.first_name, known.first_name) && isSameName(named.last_name, known.last_name)

const isSameName = (typed: string, known: string): boolean =>
  typed === '' || LETTERS.compare(typed, spaced(known)) === 0

/** "Sean" is Seán in a hurry. */
const LETTERS = new Intl.Collator('en', { sensitivity: 'base' })

function typedName(form: DynamicForm, typed: PostedFields, name: keyof KnownName): string {
  const asked = indexOf(form).byDefaultId.get(name)
  return asked ? spaced(valuesIn(typed)(fieldName(asked.question.question_id))[0] ?? '') : ''
}

const spaced = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')
