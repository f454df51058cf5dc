import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { askForEmail } from './change-email.ts'
import { loadOwner } from './load-owner.ts'
import { CHANGE_EMAIL, SECURITY, YOUR_SIGN_IN } from './messages.ts'
import styles from './security.module.css'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = loadOwner

export const action = askForEmail

export const meta = titled(CHANGE_EMAIL.title)

export default function OfficeEmailPage() {
  const owner = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage back={{ to: SECURITY.path, label: YOUR_SIGN_IN.back }} title={CHANGE_EMAIL.title}>
      <div className={styles.narrow}>
        <ChangeEmailForm key={owner.email} {...owner} answer={answer} />
      </div>
    </OfficePage>
  )
}
