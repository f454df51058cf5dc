import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { AccountForm } from './account-form.tsx'
import { changePassword } from './change-password.ts'
import { loadPassword } from './load-password.ts'
import { PASSWORD_PAGE } from './messages.ts'
import { NoPassword } from './no-password.tsx'
import { PasswordForm } from './password-form.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = loadPassword

export const action = changePassword

export const handle = withHero(() => ({ title: PASSWORD_PAGE.title }))

export const meta = titled(PASSWORD_PAGE.title)

/** MYACC-08: own password. */
export default function PasswordPage() {
  const { email, hasPassword } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <AccountForm>
      {hasPassword ? <PasswordForm key={email} email={email} answer={answer} /> : <NoPassword />}
    </AccountForm>
  )
}
