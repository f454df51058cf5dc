import { type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getMember } from '@clubhouse/contract/identity/members'
import { asRouteError } from '#lib/page/api.ts'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AccountForm } from './account-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { DETAILS } from './messages.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { updateDetails } from './update-details.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    return await page.call(getMember, {})
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export const action = updateDetails

export const handle = withHero(() => ({ title: DETAILS.title }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: DETAILS.title, path: '/details', isHidden: true })
}

/** MYACC-08: own details. */
export default function DetailsPage() {
  const member = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <AccountForm>
      <DetailsForm key={member.member_id} member={member} answer={answer} />
    </AccountForm>
  )
}
