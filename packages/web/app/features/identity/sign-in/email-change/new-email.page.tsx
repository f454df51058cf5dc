import { redirect, useActionData, useLoaderData } from 'react-router'
import { confirmEmailChange } from '@clubhouse/contract/identity/member-security'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { NEW_EMAIL } from '../messages.ts'
import { LinkForm } from './link-form.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Whoever opens the link signs in first: only the account's owner can say that the new mailbox is theirs. */
export const loader = memberLoader(({ search }) => ({ code: search.get('code') ?? '' }))

/** Opening a link changes nothing, since programmes that read mails open them too; a press does. */
export const action = memberAction(async ({ call, page, request }) => {
  const { field } = await readFormFields(request)
  await call(confirmEmailChange, { body: { code: field('code') } })
  return redirect(withNotice(page.host.type === 'club' ? '/' : '/security', 'email-changed'), 303)
}, NEW_EMAIL.failed)

export const meta = titled(NEW_EMAIL.title)

export default function NewEmailPage() {
  const { code } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <LinkForm
      action="/authentication/new-email"
      code={code}
      answer={answer}
      title={NEW_EMAIL.title}
      submit={NEW_EMAIL.submit}
      failed={NEW_EMAIL.failed}
    >
      <p>{NEW_EMAIL.lead}</p>
    </LinkForm>
  )
}
