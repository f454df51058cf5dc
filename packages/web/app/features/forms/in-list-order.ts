import { inSequence } from '@clubhouse/domain/forms/templates'
import type { FormDraft } from '../../parts/form-editor/edit-draft.ts'

/** In the editor the order of the list counts, and the numbers follow at the next save; the engine goes by numbers. */
export const inListOrder = (draft: FormDraft): FormDraft => ({
  ...draft,
  sections: inSequence(draft.sections),
})
