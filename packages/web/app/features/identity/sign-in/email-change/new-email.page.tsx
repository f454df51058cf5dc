import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { confirmEmailChange } from '@clubhouse/contract/identity/member-security'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { NEW_EMAIL } from '../messages.ts'
import { LinkForm } from './link-form.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Whoever opens the link signs in first: only the account's owner can say that the new mailbox is theirs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context.get(pageContext), request)
  return { code: askedAddress(request).searchParams.get('code') ?? '' }
}

/** Opening a link changes nothing, since programmes that read mails open them too; a press does. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { field } = await readFormFields(request)
  try {
    await page.call(confirmEmailChange, { body: { code: field('code') } })
    return redirect(withNotice(page.host.type === 'myaccount' ? '/security' : '/', 'email-changed'), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, NEW_EMAIL.failed)
    return answerWith({ formError: message }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: NEW_EMAIL.title, path: '/authentication/new-email', isHidden: true })
}

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
