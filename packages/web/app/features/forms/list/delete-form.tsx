import { useEffect, useRef } from 'react'
import type { FormSummary } from '@clubhouse/contract/forms/backoffice-forms'
import { ButtonLink } from '../../../ui/button/button.tsx'
import styles from '../forms.module.css'
import { type FormsView, viewAddress } from './forms-view.ts'
import { IntentButton } from './intent-button.tsx'
import { FORMS } from '../messages.ts'

/** Asked above the list, at an address of its own: that needs no script. */
export function DeleteForm({ form, view }: { form: FormSummary; view: FormsView }) {
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div ref={question} className={styles.question} role="alert" tabIndex={-1}>
      <p>
        <strong>{FORMS.deleteQuestion(form.name)}</strong>
      </p>
      <p>{FORMS.deleteNote}</p>
      <div className={styles.buttons}>
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
