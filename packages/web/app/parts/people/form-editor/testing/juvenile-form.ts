import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import { templateOf } from '@clubhouse/domain/people/forms/templates'

/** A club's form for juveniles, as the template has it. */
export const juvenileForm: SavedForm = {
  form_id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  kind: 'juvenile',
  name: 'Juvenile registration',
  sections: templateOf('juvenile'),
  saved_at: '2026-09-05T10:00:00.000Z',
  saved_by: null,
  saved_by_id: null,
  archived_at: null,
  plans: [],
  answer_count: 0,
}
