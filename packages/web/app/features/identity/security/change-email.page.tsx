import { type ActionFunctionArgs, type MetaArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { changeEmail } from '@clubhouse/contract/identity/member-security'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { changeEmailErrors, ChangeEmailForm } from './change-email-form.tsx'
import { loadOwner } from './load-owner.ts'
import { CHANGE_EMAIL, SECURITY } from './messages.ts'
import { OneRecord } from './one-thing.tsx'
import { readProof } from '#parts/identity/proof/read-proof.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = loadOwner

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const user = await requireUser(page, request)
  const fields = await readFormFields(request)
  const email = tidyEmail(fields.field('email'))
  const wrong = changeEmailErrors(fields, user.has_password)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: { email } })
  try {
    await page.call(changeEmail, { body: { email, ...readProof(page, request, fields) } })
    return redirect(withNotice(SECURITY.path, 'email-change-asked'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SECURITY.failed)
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message, values: { email } }, status)
  }
}

export const handle = withHero(() => ({ title: CHANGE_EMAIL.title }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: CHANGE_EMAIL.title, path: '/security/email', isHidden: true })
}

export default function ChangeEmailPage() {
  const owner = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OneRecord>
      <ChangeEmailForm key={owner.email} {...owner} answer={answer} />
    </OneRecord>
  )
}
