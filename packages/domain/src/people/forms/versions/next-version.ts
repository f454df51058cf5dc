import type { FormKind, FormQuestion, FormSection, InputMetadata } from '@clubhouse/contract/people/forms'
import { FORM_LIMITS, INPUT_TYPES } from '@clubhouse/contract/people/form-words'
import { accept, refuse, type Result } from '../../../result.ts'
import { formProblems, type FormProblem } from '../check/check-form.ts'
import { isFixedRequired } from '../fixed-required.ts'
import { named } from '../check/named-question.ts'
import { type Form, indexOf } from '../structure.ts'
import { inSequence } from '../templates.ts'

/** What a question's id has stood for in the versions so far. */
export interface KnownQuestion {
  question_id: string
  default_question_id: string | null
  type: string | null
}

/** Likewise of a section: what is asked in it may be medical by nothing but its section. */
export interface KnownSection {
  section_id: string
  default_section_id: string | null
}

/** Everything that any version so far has asked, once for each thing that an id has stood for. */
export interface AskedBefore {
  questions: readonly KnownQuestion[]
  sections: readonly KnownSection[]
}

const NOTHING_YET: AskedBefore = { questions: [], sections: [] }

/**
 * What somebody edited, as the version that is kept, or why it cannot be one. Questions marked for deletion are gone
 * (FORMED-05), none is new any more (FORMED-07), numbers follow the order, and nobody's answer stays in it. A section with no question left is gone too.
 */
export function nextVersion(
  kind: FormKind,
  wanted: readonly FormSection[],
  known: AskedBefore = NOTHING_YET,
): Result<FormSection[], FormProblem[]> {
  // Counted before anything else is asked: the other checks go from question to question.
  if (countQuestions(wanted) > FORM_LIMITS.questions)
    return refuse([about(null, null, `A form has at most ${FORM_LIMITS.questions} questions`)])
  const sections = inSequence(
    indexOf({ sections: wanted })
      .sections.filter(({ questions }) => questions.length > 0)
      .map((section) => ({ ...section, questions: section.questions.map(settled) })),
  )
  const problems = [
    ...removedProblems(kind, wanted),
    ...formProblems(kind, { sections }),
    ...otherSectionProblems(sections, known.sections),
    ...otherQuestionProblems(sections, known.questions),
  ]
  return problems.length === 0 ? accept(sections) : refuse(problems)
}

const settled = (question: FormQuestion): FormQuestion => ({
  ...question,
  answer: null,
  newAdded: false,
  input: { ...question.input, metadata: settledMetadata(question.input.metadata) },
})

/** FORM-07: where choices are loaded, those that were written down before are no choices any more. */
const settledMetadata = (metadata: InputMetadata): InputMetadata =>
  metadata.url === null ? metadata : { ...metadata, options: [] }

function countQuestions(sections: readonly FormSection[]): number {
  return sections.reduce((count, { questions }) => count + questions.length, 0)
}

/** FORMED-04: said of the question itself, which the check of what is left cannot name. */
function removedProblems(kind: FormKind, wanted: readonly FormSection[]): FormProblem[] {
  const form = { sections: wanted }
  return wanted.flatMap(({ section_id, questions }) =>
    questions
      .filter((question) => question.should_delete && isFixedRequired(kind, question))
      .map((question) => about(section_id, question, `${named(form, question)} must stay in the form`)),
  )
}

/** A section's id is one section for ever, with what is known of those who were asked in it. */
function otherSectionProblems(
  sections: readonly FormSection[],
  known: readonly KnownSection[],
): FormProblem[] {
  const before = new Map(known.map((section) => [section.section_id, section.default_section_id]))
  return sections
    .filter(({ section_id: id, default_section_id: is }) => before.has(id) && before.get(id) !== is)
    .map(({ section_id, label }) =>
      about(
        section_id,
        null,
        `The section "${label}" used to be a different section; add a new section instead`,
      ),
    )
}

/** A question's id is one question for ever, so that no answer meets a question of another kind. */
function otherQuestionProblems(
  sections: readonly FormSection[],
  known: readonly KnownQuestion[],
): FormProblem[] {
  // Nobody could answer a question of an unknown type (FORM-05), so it may become one of any.
  const before = new Map(
    known
      .filter((question) => INPUT_TYPES.some((type) => type === question.type))
      .map((question) => [question.question_id, question]),
  )
  const form = { sections }
  return sections.flatMap(({ section_id, questions }) =>
    questions.flatMap((question) => {
      const message = changed(form, question, before.get(question.question_id))
      return message === null ? [] : [about(section_id, question, message)]
    }),
  )
}

function changed(form: Form, question: FormQuestion, was: KnownQuestion | undefined): string | null {
  if (was === undefined) return null
  if (was.type !== question.input.type)
    return `${named(form, question)} was of the type ${was.type} and cannot become another; add a new question instead`
  return was.default_question_id === question.default_question_id
    ? null
    : `${named(form, question)} was another question before; add a new question instead`
}

const about = (section_id: string | null, question: FormQuestion | null, message: string): FormProblem => ({
  section_id,
  question_id: question?.question_id ?? null,
  message,
})
