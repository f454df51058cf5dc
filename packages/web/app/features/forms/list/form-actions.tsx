import type { FormSummary } from '@clubhouse/contract/forms/backoffice-forms'
import { ActionMenu } from '../../../ui/action-menu/action-menu.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { type FormsView, viewAddress } from './forms-view.ts'
import { IntentButton } from './intent-button.tsx'
import { FORMS } from '../messages.ts'

/** What can be done to a form from the list; each is a link or a form of its own, so it needs no script. */
export function FormActions({ form, view }: { form: FormSummary; view: FormsView }) {
  const { form_id: id, name } = form
  const isAway = form.archived_at !== null
  const isUsed = form.plans.length > 0
  const about = <span className="visually-hidden"> {name}</span>
  const confirm = `${viewAddress(view)}${view === 'all' ? '?' : '&'}delete=${id}`
  return (
    <ActionMenu label={FORMS.more(name)}>
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
      {!isAway && !isUsed && (
        <IntentButton intent="away" formId={id} icon="box">
          {FORMS.away}
          {about}
        </IntentButton>
      )}
      {!isUsed && form.answer_count === 0 && (
        <ButtonLink size="small" variant="quiet" icon="trash" to={confirm}>
          {FORMS.delete}
          {about}
        </ButtonLink>
      )}
    </ActionMenu>
  )
}
