import type { FormKind, FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { isFixedRequired } from '../fixed-required.ts'
import { conditionsAfter } from './condition-rules.ts'
import { editQuestion, type QuestionEdit } from './edit-question.ts'
import { moveItem } from './edit-options.ts'

type Sections = readonly FormSection[]

/** Where a question stands, or shall stand once it was taken from where it was. */
export interface Place {
  section_id: string
  index: number
}

export function placeOf(sections: Sections, questionId: string): Place | null {
  for (const { section_id, questions } of sections) {
    const index = questions.findIndex(({ question_id }) => question_id === questionId)
    if (index >= 0) return { section_id, index }
  }
  return null
}

export const questionIn = (sections: Sections, questionId: string): FormQuestion | null =>
  sections.flatMap(({ questions }) => questions).find(({ question_id }) => question_id === questionId) ?? null

/** One step up or down; past the edge of a section into the next one. Null at the ends of the form. */
export function placeBeside(sections: Sections, questionId: string, step: 'up' | 'down'): Place | null {
  const place = placeOf(sections, questionId)
  const at = sections.findIndex(({ section_id }) => section_id === place?.section_id)
  const section = sections[at]
  if (!place || !section) return null
  const index = place.index + (step === 'up' ? -1 : 1)
  if (index >= 0 && index < section.questions.length) return { section_id: section.section_id, index }
  const beyond = sections[at + (step === 'up' ? -1 : 1)]
  if (!beyond) return null
  return { section_id: beyond.section_id, index: step === 'up' ? beyond.questions.length : 0 }
}

export function moveQuestion(sections: Sections, questionId: string, to: Place): FormSection[] {
  const question = questionIn(sections, questionId)
  if (!question || !sections.some(({ section_id }) => section_id === to.section_id)) return [...sections]
  const without = sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ question_id }) => question_id !== questionId),
  }))
  return insertQuestion(without, question, to)
}

export const insertQuestion = (sections: Sections, question: FormQuestion, at: Place): FormSection[] =>
  sections.map((section) =>
    section.section_id === at.section_id
      ? { ...section, questions: section.questions.toSpliced(at.index, 0, question) }
      : section,
  )

export function moveSection(sections: Sections, sectionId: string, to: number): FormSection[] {
  return moveItem(
    sections,
    sections.findIndex(({ section_id }) => section_id === sectionId),
    to,
  )
}

/** A renamed option takes along the conditions that speak of it; one that goes is not waited for beside others. */
export function changeQuestion(sections: Sections, questionId: string, edit: QuestionEdit): FormSection[] {
  const before = questionIn(sections, questionId)
  if (!before) return [...sections]
  const after = editQuestion(before, edit)
  const changed = mapQuestions(sections, (question) => (question === before ? after : question))
  if (edit.change === 'remove-option' || edit.change === 'other') {
    const [was, is] = [{ sections }, { sections: changed }]
    return mapQuestions(changed, (question) => {
      const condition = conditionsAfter(was, is, question, questionId)
      return condition.length === question.input.condition.length
        ? question
        : { ...question, input: { ...question.input, condition } }
    })
  }
  if (edit.change !== 'rename-option') return changed
  const from = before.input.metadata.options[edit.at]?.value
  const to = after.input.metadata.options[edit.at]?.value
  const isShared = before.input.metadata.options.filter(({ value }) => value === from).length > 1
  return from === undefined || to === undefined || isShared
    ? changed
    : mapQuestions(changed, (question) => withConditionValue(question, { questionId, from, to }))
}

/** FORMED-04, FORMED-05 */
export const markDeleted = (
  kind: FormKind,
  sections: Sections,
  questionId: string,
  isDeleted: boolean,
): FormSection[] =>
  mapQuestions(sections, (question) =>
    question.question_id === questionId && !isFixedRequired(kind, question)
      ? { ...question, should_delete: isDeleted }
      : question,
  )

/** What has to stay keeps its section. */
export const mayRemoveSection = (kind: FormKind, { questions }: FormSection): boolean =>
  !questions.some((question) => isFixedRequired(kind, question))

function withConditionValue(
  question: FormQuestion,
  { questionId, from, to }: { questionId: string; from: string; to: string },
): FormQuestion {
  const speaks = (each: { question_id: string; value: string | boolean }) =>
    each.question_id === questionId && each.value === from
  if (!question.input.condition.some(speaks)) return question
  const condition = question.input.condition.map((each) => (speaks(each) ? { ...each, value: to } : each))
  return { ...question, input: { ...question.input, condition } }
}

/** Sections in which nothing changed stay the same objects: what shows them need not be drawn again. */
function mapQuestions(sections: Sections, change: (question: FormQuestion) => FormQuestion): FormSection[] {
  return sections.map((section) => {
    const questions = section.questions.map(change)
    return questions.every((question, at) => question === section.questions[at])
      ? section
      : { ...section, questions }
  })
}
