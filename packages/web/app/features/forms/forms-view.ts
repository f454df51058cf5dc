import { FORM_KINDS } from '@clubhouse/contract/form-words'
import type { FormSummary } from '@clubhouse/contract/backoffice-forms'
import type { FormKind } from '@clubhouse/contract/forms'

/** Which forms the list shows; it stands in the address. */
export type FormsView = 'all' | FormKind | 'away'

export const FORMS_VIEWS: readonly FormsView[] = ['all', ...FORM_KINDS, 'away']

export function viewIn(search: URLSearchParams): FormsView {
  const asked = search.get('show')
  return FORMS_VIEWS.find((view) => view === asked) ?? 'all'
}

export const viewAddress = (view: FormsView): string => (view === 'all' ? '/forms' : `/forms?show=${view}`)

export function formsIn(view: FormsView, forms: readonly FormSummary[]): FormSummary[] {
  return forms.filter(({ kind, archived_at: awayAt }) =>
    view === 'away' ? awayAt !== null : awayAt === null && (view === 'all' || view === kind),
  )
}
