import type { FormSort, FormSummary } from '@clubhouse/contract/people/office/forms'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

const KINDS = { adult: 'Adult', juvenile: 'Juvenile', guardian: 'Parent or guardian' } as const

export const FORM_CSV: CsvColumns<FormSort, FormSummary> = {
  name: { header: 'Name', value: ({ name }) => name },
  kind: { header: 'Who fills it in', value: ({ kind }) => KINDS[kind] },
  question_count: { header: 'Questions', value: ({ question_count: count }) => count },
  answer_count: { header: 'Answers', value: ({ answer_count: count }) => count },
  plans: { header: 'Used by', value: ({ plans }) => plans.join(', ') },
  saved_at: { header: 'Saved', value: ({ saved_at: at }, { moment }) => moment(at) },
}
