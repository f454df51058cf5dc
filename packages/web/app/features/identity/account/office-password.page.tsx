import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import styles from './account.module.css'
import { changePassword } from './change-password.ts'
import { loadPassword } from './load-password.ts'
import { PASSWORD_PAGE } from './messages.ts'
import { NoPassword } from './no-password.tsx'
import { PasswordForm } from './password-form.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = loadPassword

export const action = changePassword

export const meta = titled(PASSWORD_PAGE.title)

/** The same in the frame of those who run a club, a body or the platform. */
export default function OfficePasswordPage() {
  const { email, hasPassword } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage back={{ to: '/security', label: PASSWORD_PAGE.backToSignIn }} title={PASSWORD_PAGE.title}>
      <div className={styles.narrow}>
        {hasPassword ? <PasswordForm key={email} email={email} answer={answer} /> : <NoPassword />}
      </div>
    </OfficePage>
  )
}
