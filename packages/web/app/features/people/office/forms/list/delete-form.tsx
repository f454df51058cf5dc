import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { FormSummary } from '@clubhouse/contract/people/office/forms'
import { IntentButton } from '#parts/office/list/intent-button.tsx'
import { listAddressWith } from '#parts/office/list/list-address.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from '../forms.module.css'
import { FORMS } from './messages.ts'

/** Asked above the list, at an address of its own: that needs no script. */
export function DeleteForm({ form }: { form: FormSummary }) {
  const question = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => question.current?.focus(), [])
  return (
    <div ref={question} className={styles.question} role="alert" tabIndex={-1}>
      <p>
        <strong>{FORMS.deleteQuestion(form.name)}</strong>
      </p>
      <p>{FORMS.deleteNote}</p>
      <div className={styles.buttons}>
        <ButtonLink
          size="small"
          to={listAddressWith(pathname, new URLSearchParams(search), {})}
          preventScrollReset
        >
          {FORMS.keep}
        </ButtonLink>
        <IntentButton path="/forms" intent="delete" on={[form.form_id]} variant="danger" icon="trash">
          {FORMS.delete}
        </IntentButton>
      </div>
    </div>
  )
}
