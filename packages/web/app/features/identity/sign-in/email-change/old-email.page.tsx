import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { undoEmailChange } from '@clubhouse/contract/identity/member-security'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { OLD_EMAIL } from '../messages.ts'
import { LinkForm } from './link-form.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Nobody has to be signed in: whoever took the account away may have changed its password. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { code: askedAddress(request).searchParams.get('code') ?? '' }
}

export const action = publicAction(async ({ call, page, request }) => {
  const { field } = await readFormFields(request)
  await call(undoEmailChange, { body: { code: field('code') } })
  await page.session.end()
  return redirect(withNotice('/authentication/forgot-password', 'account-taken-back'), 303)
}, OLD_EMAIL.failed)

export const meta = titled(OLD_EMAIL.title)

export default function OldEmailPage() {
  const { code } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <LinkForm
      action="/authentication/old-email"
      code={code}
      answer={answer}
      title={OLD_EMAIL.title}
      submit={OLD_EMAIL.submit}
      failed={OLD_EMAIL.failed}
    >
      <p>{OLD_EMAIL.lead}</p>
      <p>{OLD_EMAIL.next}</p>
    </LinkForm>
  )
}
