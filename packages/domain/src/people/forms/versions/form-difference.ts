import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { keptOrder } from './kept-order.ts'
import { type Aspect, ASPECTS, aspectsOf } from './question-aspects.ts'
import { contentOf, headOf, isSame } from './same-content.ts'
import { type Form, indexOf, type PlacedQuestion } from '../structure.ts'

/** One thing that is different about a section or question. `details` are what no other aspect tells. */
export interface Detail {
  aspect: Aspect | 'title' | 'section' | 'place' | 'details'
  before: string
  after: string
}

export interface Difference {
  of: 'section' | 'question'
  id: string
  /** What it is called now, or was when it went. */
  label: string
  /** The title of the section in which a question stands or stood; null for a section. */
  section: string | null
  what: 'added' | 'removed' | 'changed'
  /** Only of what changed. */
  details: Detail[]
}

/** What became of a form: sections and questions in the order in which they are read now, then what went. */
export function formDifference(before: Form, after: Form): Difference[] {
  const differences = [...sectionDifferences(before, after), ...questionDifferences(before, after)]
  return [
    ...differences.filter(({ what }) => what !== 'removed'),
    ...differences.filter(({ what }) => what === 'removed'),
  ]
}

function sectionDifferences(before: Form, after: Form): Difference[] {
  const [old, now] = [indexOf(before).sections, indexOf(after).sections]
  const idsOf = (sections: typeof old) => sections.map(({ section_id }) => section_id)
  const stayed = keptOrder(idsOf(old), idsOf(now))
  const toldOf = (section: (typeof old)[number], what: Difference['what'], details: Detail[] = []) => ({
    of: 'section' as const,
    id: section.section_id,
    label: section.label,
    section: null,
    what,
    details,
  })
  return [
    ...now.flatMap((section, at) => {
      const was = old.find(({ section_id }) => section_id === section.section_id)
      if (!was) return [toldOf(section, 'added')]
      const details = [
        ...detail('title', was.label, section.label),
        ...(stayed.has(section.section_id) ? [] : detail('place', position(old.indexOf(was)), position(at))),
      ]
      const isUntold = details.length === 0 && !isSame(headOf(was), headOf(section))
      return details.length > 0 || isUntold ? [toldOf(section, 'changed', isUntold ? [UNTOLD] : details)] : []
    }),
    ...old
      .filter(({ section_id }) => !now.some((section) => section.section_id === section_id))
      .map((section) => toldOf(section, 'removed')),
  ]
}

function questionDifferences(before: Form, after: Form): Difference[] {
  const [old, now] = [indexOf(before), indexOf(after)]
  const moved = movedQuestions(before, after)
  return [
    ...now.placed.flatMap((placed) => {
      const was = old.byId.get(placed.question.question_id)
      if (!was) return [told(placed, 'added')]
      const details = [...placeDetails(was, placed, moved), ...contentDetails(before, after, was, placed)]
      return details.length > 0 ? [told(placed, 'changed', details)] : []
    }),
    ...old.placed
      .filter(({ question }) => !now.byId.has(question.question_id))
      .map((placed) => told(placed, 'removed')),
  ]
}

/** The questions that stand in another section, or in another order among those that stayed in theirs. */
export function movedQuestions(before: Form, after: Form): Set<string> {
  const old = indexOf(before)
  const moved = new Set<string>()
  for (const { section_id, questions } of indexOf(after).sections) {
    const was = old.sections.find((section) => section.section_id === section_id)?.questions ?? []
    const stayed = keptOrder(was.map(idOf), questions.map(idOf))
    for (const id of questions.map(idOf)) if (old.byId.has(id) && !stayed.has(id)) moved.add(id)
  }
  return moved
}

function placeDetails(was: PlacedQuestion, is: PlacedQuestion, moved: ReadonlySet<string>): Detail[] {
  if (was.section.section_id !== is.section.section_id) {
    return [{ aspect: 'section', before: was.section.label, after: is.section.label }]
  }
  if (!moved.has(is.question.question_id)) return []
  const placeOf = ({ section, question }: PlacedQuestion) => position(section.questions.indexOf(question))
  return [{ aspect: 'place', before: placeOf(was), after: placeOf(is) }]
}

function contentDetails(before: Form, after: Form, was: PlacedQuestion, is: PlacedQuestion): Detail[] {
  if (isSame(contentOf(was.question), contentOf(is.question))) return []
  const [old, now] = [aspectsOf(before, was.question), aspectsOf(after, is.question)]
  const details = (Object.keys(ASPECTS) as Aspect[]).flatMap((aspect) =>
    detail(aspect, old[aspect], now[aspect]),
  )
  return details.length > 0 ? details : [UNTOLD]
}

/** Something that no words say, such as the stored value behind an option's label. */
const UNTOLD: Detail = { aspect: 'details', before: '', after: '' }

function told(
  { section, question }: PlacedQuestion,
  what: Difference['what'],
  details: Detail[] = [],
): Difference {
  return {
    of: 'question',
    id: question.question_id,
    label: question.label,
    section: section.label,
    what,
    details,
  }
}

const detail = (aspect: Detail['aspect'], before: string, after: string): Detail[] =>
  before === after ? [] : [{ aspect, before, after }]

const position = (at: number): string => String(at + 1)

const idOf = ({ question_id }: FormQuestion): string => question_id
