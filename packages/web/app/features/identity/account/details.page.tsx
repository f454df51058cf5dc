import { useActionData, useLoaderData } from 'react-router'
import { getMember } from '@clubhouse/contract/identity/members'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { AccountForm } from './account-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { DETAILS } from './messages.ts'
import { updateDetails } from './update-details.ts'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = memberLoader(({ call }) => call(getMember, {}))

export const action = updateDetails

export const handle = withHero(() => ({ title: DETAILS.title }))

export const meta = titled(DETAILS.title)

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
