import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { undoEmailChange } from '@clubhouse/contract/identity/member-security'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { OLD_EMAIL } from '../messages.ts'
import { LinkForm } from './link-form.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Nobody has to be signed in: whoever took the account away may have changed its password. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { code: askedAddress(request).searchParams.get('code') ?? '' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { field } = await readFormFields(request)
  try {
    await page.call(undoEmailChange, { body: { code: field('code') } })
    await page.session.end()
    return redirect(withNotice('/authentication/forgot-password', 'account-taken-back'), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, OLD_EMAIL.failed)
    return answerWith({ formError: message }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: OLD_EMAIL.title, path: '/authentication/old-email', isHidden: true })
}

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
