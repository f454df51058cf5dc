import type { FormSummary } from '@clubhouse/contract/forms/backoffice-forms'
import { Icon } from '../../../ui/icon/icon.tsx'
import { UNDO_ID } from './form-done.ts'
import styles from '../forms.module.css'
import { IntentButton } from './intent-button.tsx'
import { FORMS } from '../messages.ts'

/** Says where a form went, with the way back. */
export function PutAwayNote({ form }: { form: FormSummary }) {
  return (
    <div className={styles.away} role="status">
      <Icon name="box" />
      <span>{FORMS.wasPutAway(form.name)}</span>
      <IntentButton id={UNDO_ID} intent="back" formId={form.form_id} variant="secondary" icon="undo">
        {FORMS.undo}
      </IntentButton>
    </div>
  )
}
