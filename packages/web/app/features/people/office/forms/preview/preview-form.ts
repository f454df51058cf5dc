import type { DynamicForm, FormQuestion } from '@clubhouse/contract/people/forms'
import { inSequence } from '@clubhouse/domain/people/forms/templates'
import type { FormDraft } from '#parts/people/form-editor/edit-draft.ts'

/** What is being written, as a form that can be filled in. */
export function previewForm(
  { form_id, version, kind }: Pick<DynamicForm, 'form_id' | 'version' | 'kind'>,
  { name, sections }: FormDraft,
): DynamicForm {
  return {
    form_id,
    version,
    kind,
    name,
    sections: sections.map((section) => ({ ...section, questions: section.questions.map(withoutHost) })),
  }
}

/** The server asks the host behind a list when a visitor fills the form in; a preview shows where it comes from. */
function withoutHost(question: FormQuestion): FormQuestion {
  const { metadata } = question.input
  if (metadata.url === null || metadata.options.length > 0) return question
  const host = URL.canParse(metadata.url) ? new URL(metadata.url).host : metadata.url
  const option = { label: `(from ${host})`, value: host, default: false }
  return {
    ...question,
    input: { ...question.input, metadata: { ...metadata, url: null, options: [option] } },
  }
}

/** In the editor the order of the list counts, and the numbers follow at the next save; the engine goes by numbers. */
export const inListOrder = (draft: FormDraft): FormDraft => ({
  ...draft,
  sections: inSequence(draft.sections),
})
