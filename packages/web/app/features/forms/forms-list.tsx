import { Link } from 'react-router'
import type { FormSummary } from '@clubhouse/contract/backoffice-forms'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/panel/empty-state.tsx'
import type { ClubTime } from './club-time.ts'
import { FormCard } from './form-card.tsx'
import { type FormDone, withCopyBelow } from './form-done.ts'
import { FORMS_VIEWS, formsIn, type FormsView, viewAddress } from './forms-view.ts'
import styles from './forms.module.css'
import { FORMS, KIND_NAMES } from './messages.ts'

interface Props {
  forms: readonly FormSummary[]
  view: FormsView
  /** The form about to be deleted, if somebody asked for it. */
  deleting: string | null
  done: FormDone | null
  time: ClubTime
}

export function FormsList({ forms, view, deleting, done, time }: Props) {
  const shown = formsIn(view, withCopyBelow(forms, done))
  if (forms.length === 0) {
    return (
      <EmptyState
        icon="form"
        action={
          <ButtonLink variant="primary" icon="plus" to="/forms/new">
            {FORMS.create}
          </ButtonLink>
        }
      >
        {FORMS.none}
      </EmptyState>
    )
  }
  return (
    <>
      <nav className={styles.views} aria-label={FORMS.show}>
        {FORMS_VIEWS.map((each) => (
          <Link
            key={each}
            to={viewAddress(each)}
            className={styles.chip}
            aria-current={each === view || undefined}
            preventScrollReset
          >
            {viewName(each)} <span className={styles.count}>{formsIn(each, forms).length}</span>
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <EmptyState icon="filter" action={<ButtonLink to="/forms">{FORMS.showAll}</ButtonLink>}>
          {view === 'away' ? FORMS.noneAway : FORMS.noneFiltered}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {shown.map((form) => (
            <li key={form.form_id}>
              <FormCard form={form} isDeleting={deleting === form.form_id} view={view} time={time} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function viewName(view: FormsView): string {
  if (view === 'all') return FORMS.all
  return view === 'away' ? FORMS.putAway : KIND_NAMES[view]
}
