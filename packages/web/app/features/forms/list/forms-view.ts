import { FORM_KINDS } from '@clubhouse/contract/forms/form-words'
import type { FormCounts, FormsQuery } from '@clubhouse/contract/forms/backoffice-forms'
import type { FormKind } from '@clubhouse/contract/forms'

/** Which forms the list shows; it stands in the address. */
export type FormsView = 'all' | FormKind | 'away'

export const FORMS_VIEWS: readonly FormsView[] = ['all', ...FORM_KINDS, 'away']

export function viewIn(search: URLSearchParams): FormsView {
  const asked = search.get('show')
  return FORMS_VIEWS.find((view) => view === asked) ?? 'all'
}

export const viewAddress = (view: FormsView): string => (view === 'all' ? '/forms' : `/forms?show=${view}`)

/** What of the club's forms a view is. */
export function wantedIn(view: FormsView): Pick<FormsQuery, 'kind' | 'archived'> {
  if (view === 'all') return { archived: 'false' }
  return view === 'away' ? { archived: 'true' } : { kind: view, archived: 'false' }
}

export function countIn(view: FormsView, counts: FormCounts): number {
  if (view === 'all') return FORM_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
  return view === 'away' ? counts.archived : counts[view]
}
