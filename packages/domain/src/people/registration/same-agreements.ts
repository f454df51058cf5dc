import type { Answer, DynamicForm } from '@clubhouse/contract/people/forms'
import type { FormType } from '@clubhouse/contract/people/registration'
import { agreementOf } from '../forms/agreements.ts'
import { indexOf, type PlacedQuestion, type Values } from '../forms/structure.ts'
import type { Block, Row } from './blocks.ts'
import { type Choice, choiceOf } from './people-for-place.ts'
import type { Place } from './places.ts'
import { personIn } from './registrations.ts'

/** What was agreed to in another form of the basket, and may be given here too by one press. */
export interface SameAgreements {
  /** The first name of whose form it was. */
  as: string
  values: Values
}

interface Asked {
  place: Place
  type: FormType
  form: DynamicForm
  /** Null for somebody new. */
  choice: Choice | null
}

/** One press in place of one press saves nobody anything. */
const WORTH_OFFERING = 2

/**
 * What the same person has agreed to already, in the same words, in one other form of this basket: of several the one that answers
 * most, and of those another child’s for a child. Nothing is given by it: it is for the person to press, and then to read and change. Whoever signs for a child gives the
 * child's; another guardian's, or another grown-up's, is never offered.
 */
export function sameAgreements(
  { place, type, form, choice }: Asked,
  blocks: readonly Block[],
): SameAgreements | null {
  const block = blocks.find((each) => each.place.key === place.key)
  const giver = block && giverOf(block, type, choice?.id ?? null)
  if (!giver) return null
  const others = blocks.flatMap((each) =>
    each.rows
      .filter((row) => !(each === block && row.type === type) && givenBy(each, row) === giver)
      .map((row) => ({
        as: row.given ? personIn(row.given).firstName : '',
        values: agreedIn(row, form),
        isAlike: row.form?.kind === form.kind,
      })),
  )
  const [most] = others.toSorted(
    (a, b) =>
      Object.keys(b.values).length - Object.keys(a.values).length || Number(b.isAlike) - Number(a.isAlike),
  )
  if (!most || most.as === '' || Object.keys(most.values).length < WORTH_OFFERING) return null
  return { as: most.as, values: most.values }
}

/** Where a club asks about no guardian, whoever fills the form in agrees for the child. */
const THE_BUYER = 'the-buyer'

function giverOf(block: Block, type: FormType, choiceId: string | null): string | null {
  if (type === 'guardian' || !block.place.plan.metadata.is_juvenile) return choiceId
  const guardian = block.rows.find((row) => row.type === 'guardian')
  if (!guardian) return THE_BUYER
  return guardian.given && choiceOf(guardian.given)
}

/** Null also where the club has changed what it asks since: nobody has seen these words. */
const givenBy = (block: Block, { type, given, isValid }: Row): string | null =>
  given && isValid ? giverOf(block, type, choiceOf(given)) : null

/** As answers to this form, by its own questions. */
function agreedIn({ form, given }: Row, asking: DynamicForm): Values {
  if (!form || !given) return {}
  const answers = new Map(
    given.sections.flatMap(({ questions }) =>
      questions.map((each) => [each.question_id, each.answer] as const),
    ),
  )
  const agreed = new Map<string, Answer>()
  for (const placed of indexOf(form).placed) {
    const words = wordsOf(placed)
    const answer = answers.get(placed.question.question_id)
    if (words !== null && typeof answer === 'boolean') agreed.set(words, answer)
  }
  return Object.fromEntries(
    indexOf(asking).placed.flatMap((placed) => {
      const answer = agreed.get(wordsOf(placed) ?? '')
      return answer === undefined || isNoAnswer(placed, answer) ? [] : [[placed.question.question_id, answer]]
    }),
  )
}

/** All that somebody read before they agreed. */
function wordsOf(placed: PlacedQuestion): string | null {
  const agreement = agreementOf(placed)
  return agreement && [agreement.kind, agreement.key, placed.question.input.display_as.hint ?? ''].join('|')
}

/** A box that was left empty. */
const isNoAnswer = (placed: PlacedQuestion, answer: Answer): boolean =>
  answer === false && agreementOf(placed)?.kind === 'tick'
