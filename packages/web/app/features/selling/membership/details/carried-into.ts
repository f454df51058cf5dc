import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { initialValues } from '@clubhouse/domain/people/forms/answers/initial-values'
import { errorsIn } from '@clubhouse/domain/people/forms/answers/verdict'
import { NO_PATTERNS } from '@clubhouse/domain/people/forms/patterns'
import type { Block } from '@clubhouse/domain/people/registration/blocks'
import {
  type Asked,
  carriedAnswers,
  type SameSection,
} from '@clubhouse/domain/people/registration/carried-answers'
import { sameAgreements } from '@clubhouse/domain/people/registration/same-agreements'
import type { FoldedSection, OfferedAnswers } from '#parts/people/dynamic-form/dynamic-form-props.ts'
import { MEMBER } from './messages.ts'
import type { Beginning } from './use-beginning.ts'

interface Known {
  beginning: Beginning
  blocks: readonly Block[]
  today: string
}

/** With what a form begins, and which of its sections are one line because they are the same as another's of this basket. */
export function carriedInto(
  asked: Omit<Asked, 'known'>,
  { beginning, blocks, today }: Known,
): { initial: FormAnswers | null; folded: FoldedSection[]; offered?: OfferedAnswers | undefined } {
  const { state, source, initial } = beginning
  // What was filled in here before is as it was left.
  if (state === 'loading' || source === 'here') return { initial, folded: [] }
  const { answers, same } = carriedAnswers({ ...asked, known: initial }, blocks)
  const wrong = errorsIn(asked.form, initialValues(asked.form, answers), { today, patterns: NO_PATTERNS })
  const isWhole = ({ sectionId }: SameSection) => wrong.every(({ section_id }) => section_id !== sectionId)
  return { initial: answers, folded: same.filter(isWhole).map(inOneLine), offered: offeredIn(asked, blocks) }
}

function offeredIn(asked: Omit<Asked, 'known'>, blocks: readonly Block[]): OfferedAnswers | undefined {
  const agreed = sameAgreements(asked, blocks)
  if (!agreed) return undefined
  const { as, values } = agreed
  const count = Object.keys(values).length
  return {
    values,
    label: MEMBER.agree.label(count, as),
    words: MEMBER.agree.words,
    said: (given) => MEMBER.agree.said(given, count, as),
  }
}

const inOneLine = ({ sectionId, kind, as, words }: SameSection): FoldedSection => ({
  sectionId,
  icon: ICONS[kind],
  title: MEMBER.same[kind](as),
  words,
})
const ICONS = { address: 'home', contact: 'bell', 'guardian-as-contact': 'bell' } as const
