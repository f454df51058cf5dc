import { randomUUID } from 'node:crypto'
import {
  type Answer,
  type DynamicForm,
  type FormAnswers,
  type FormQuestion,
  type FormSection,
  FormSections,
} from '@clubhouse/contract/people/forms'
import { newQuestion, type QuestionWords } from '@clubhouse/domain/people/forms/new-question'
import type { TestApp } from '../test-app.ts'

type Owner = Pick<TestApp, 'asOwner'>

/** A plan of a demo club, by its slug. */
export async function planOf({ asOwner }: Owner, slug: string, club = 'dunvarra'): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    'select p.id from products p join clubs c on c.id = p.club_id where c.slug = $2 and p.slug = $1',
    [slug, club],
  )
  if (!row) throw new Error(`${club} has no plan ${slug}`)
  return row.id
}

/** A form of a demo club, by its kind. */
export async function formOf({ asOwner }: Owner, kind: string, club = 'dunvarra'): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    'select f.id from forms f join clubs c on c.id = f.club_id where c.slug = $2 and f.kind = $1',
    [kind, club],
  )
  if (!row) throw new Error(`${club} has no form of the kind ${kind}`)
  return row.id
}

export const aSection = (questions: FormQuestion[], id = 'details'): FormSection => ({
  section_id: id,
  default_section_id: null,
  label: 'Details',
  sequence: 1,
  questions: questions.map((question, at) => ({ ...question, sequence: at + 1 })),
})

/** Writes a new form of one section past every check, as an operator's SQL could; answers its id. */
export async function layForm(
  { asOwner }: Owner,
  questions: FormQuestion[],
  { club = 'dunvarra' }: { club?: string } = {},
): Promise<string> {
  const id = randomUUID()
  await asOwner(
    `with form as (insert into forms (club_id, id, kind, name, version, created_at)
        select c.id, $1, 'adult', 'A form', 1, now() from clubs c where c.slug = $3 returning club_id)
      insert into form_versions (club_id, form_id, version, sections, created_at)
        select club_id, $1, 1, $2::jsonb, now() from form`,
    [id, JSON.stringify(FormSections.parse([aSection(questions)])), club],
  )
  return id
}

/** The next version of a form, past every check as well; it asks the same unless sections are given. */
export async function layNextVersion(
  { asOwner }: Owner,
  formId: string,
  { at, sections = null }: { at: Date; sections?: FormSection[] | null },
): Promise<void> {
  await asOwner(
    `with newer as (insert into form_versions (club_id, form_id, version, sections, created_at)
        select v.club_id, v.form_id, v.version + 1, coalesce($3::jsonb, v.sections), $2
        from forms f join form_versions v on (v.club_id, v.form_id, v.version) = (f.club_id, f.id, f.version)
        where f.id = $1 returning form_id, version)
      update forms f set version = newer.version from newer where f.id = newer.form_id`,
    [formId, at, sections && JSON.stringify(sections)],
  )
}

/** A choice whose options come from elsewhere. */
export const aListQuestion = (
  url: string,
  more: Pick<QuestionWords, 'hasOther' | 'options'> = {},
): FormQuestion => newQuestion('school', 'singleChoice', 'School', { url, ...more })

/** Answers to questions of a form, each in its section. */
export const answersFor = (form: DynamicForm, given: Record<string, Answer>): FormAnswers => ({
  sections: form.sections.flatMap(({ section_id, default_section_id, questions }) => {
    const answered = questions.filter(({ question_id }) => question_id in given)
    return answered.length === 0
      ? []
      : [
          {
            section_id,
            default_section_id,
            questions: answered.map(({ question_id, default_question_id, label }) => ({
              question_id,
              default_question_id,
              answer: given[question_id] ?? null,
              label,
            })),
          },
        ]
  }),
})

/** Answers to questions of one section. */
export const answersTo = (given: Record<string, Answer>, section = 'details'): FormAnswers => ({
  sections: [
    {
      section_id: section,
      default_section_id: null,
      questions: Object.entries(given).map(([question_id, answer]) => ({
        question_id,
        default_question_id: null,
        answer,
        label: '',
      })),
    },
  ],
})
