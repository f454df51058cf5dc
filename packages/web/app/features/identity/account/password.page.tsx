import { type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AccountForm } from './account-form.tsx'
import { changePassword } from './change-password.ts'
import { PASSWORD_PAGE } from './messages.ts'
import { NoPassword } from './no-password.tsx'
import { PasswordForm } from './password-form.tsx'
import { requireUser } from '#lib/page/require-user.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email, has_password } = await requireUser(context.get(pageContext), request)
  return { email, hasPassword: has_password }
}

export const action = changePassword

export const handle = withHero(() => ({ title: PASSWORD_PAGE.title }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PASSWORD_PAGE.title, path: '/password', isHidden: true })
}

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
