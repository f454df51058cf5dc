import { Link } from 'react-router'
import type { FormSummary } from '@clubhouse/contract/backoffice-forms'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import type { ClubTime } from './club-time.ts'
import styles from './form-card.module.css'
import { cardLinkId } from './form-done.ts'
import { type FormsView, viewAddress } from './forms-view.ts'
import { IntentButton } from './intent-button.tsx'
import { FORMS, KIND_NAMES } from './messages.ts'
import { savedWhen } from './saved-when.ts'

interface Props {
  form: FormSummary
  isDeleting: boolean
  view: FormsView
  time: ClubTime
}

export function FormCard({ form, isDeleting, view, time }: Props) {
  const when = savedWhen(form.saved_at, time.now, time.timeZone)
  return (
    <Card as="article" padded className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link id={cardLinkId(form.form_id)} to={`/forms/${form.form_id}`}>
            {form.name}
          </Link>
        </h2>
        <Badge tone="primary">{KIND_NAMES[form.kind]}</Badge>
      </div>
      <p className={styles.facts}>
        <span>{FORMS.questions(form.question_count)}</span>
        <span>{FORMS.sections(form.section_count)}</span>
        <span>{FORMS.answers(form.answer_count)}</span>
      </p>
      <p className={styles.plans}>
        {form.plans.length === 0 ? (
          <span className={styles.quiet}>{FORMS.noPlans}</span>
        ) : (
          <>
            <span className={styles.quiet}>{FORMS.asks}</span> {form.plans.join(', ')}
          </>
        )}
      </p>
      <p className={styles.quiet}>{FORMS.saved(when, form.saved_by)}</p>
      {isDeleting ? <DeleteQuestion form={form} view={view} /> : <Actions form={form} view={view} />}
    </Card>
  )
}

function Actions({ form, view }: { form: FormSummary; view: FormsView }) {
  const { form_id: id, name } = form
  const isAway = form.archived_at !== null
  const mayDelete = form.plans.length === 0 && form.answer_count === 0
  const about = <span className="visually-hidden"> {name}</span>
  const confirm = `${viewAddress(view)}${view === 'all' ? '?' : '&'}delete=${id}`
  return (
    <div className={styles.actions}>
      <ButtonLink size="small" icon="edit" to={`/forms/${id}`}>
        {FORMS.edit}
        {about}
      </ButtonLink>
      <ButtonLink size="small" variant="quiet" icon="history" to={`/forms/${id}/history`}>
        {FORMS.history}
        {about}
      </ButtonLink>
      <IntentButton intent="copy" formId={id} icon="copy">
        {FORMS.copy}
        {about}
      </IntentButton>
      {isAway && (
        <IntentButton intent="back" formId={id} icon="undo">
          {FORMS.back}
          {about}
        </IntentButton>
      )}
      {!isAway && form.plans.length === 0 && (
        <IntentButton intent="away" formId={id} icon="box">
          {FORMS.away}
          {about}
        </IntentButton>
      )}
      {mayDelete && (
        <ButtonLink size="small" variant="quiet" icon="trash" to={confirm} preventScrollReset>
          {FORMS.delete}
          {about}
        </ButtonLink>
      )}
    </div>
  )
}

/** Asked on the card itself, at an address of its own: that needs no script. */
function DeleteQuestion({ form, view }: { form: FormSummary; view: FormsView }) {
  return (
    <div className={styles.question} role="alert">
      <p>
        <strong>{FORMS.deleteQuestion(form.name)}</strong>
      </p>
      <p>{FORMS.deleteNote}</p>
      <div className={styles.answers}>
        <ButtonLink size="small" to={viewAddress(view)} preventScrollReset>
          {FORMS.keep}
        </ButtonLink>
        <IntentButton intent="delete" formId={form.form_id} variant="danger" icon="trash">
          {FORMS.delete}
        </IntentButton>
      </div>
    </div>
  )
}
