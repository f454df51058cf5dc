import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import {
  mailOfficeInvitation,
  setSecondFactor,
  withdrawOfficeInvitation,
} from '@clubhouse/contract/identity/office/users'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { isRefusal } from '@clubhouse/contract/refusal'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { officeAction } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import type { loadUsers } from './load-users.ts'
import { DONE, USERS } from './messages.ts'
import { Invitations, People } from './people.tsx'
import { RightsTable } from './rights-table.tsx'
import { SecondFactor } from './second-factor.tsx'
import styles from './users.module.css'

export { loadUsers as loader } from './load-users.ts'

const HERE = '/settings/users'

/** What is done from the list itself; the rest has a page of its own. */
export const action = officeAction(async ({ call, page, headers, request }) => {
  const { field } = await readFormFields(request)
  const params = { invitation_id: field('invitation_id') }
  const intent = field('intent')
  try {
    switch (intent) {
      case 'again':
        await call(mailOfficeInvitation, { headers, params })
        return redirect(`${HERE}?done=again`, 303)
      case 'withdraw':
        await call(withdrawOfficeInvitation, { headers, params })
        return redirect(`${HERE}?done=withdrawn`, 303)
      case 'passkey-on':
      case 'passkey-off':
        await call(setSecondFactor, { headers, body: { is_required: intent === 'passkey-on' } })
        return redirect(`${HERE}?done=${intent}`, 303)
      default:
        return redirect(HERE, 303)
    }
  } catch (error) {
    // Whoever asks everybody for a passkey shows their own first, and comes back to press again.
    if (isRefusal(error) && error.code === 'passkey_needed') return redirect(`/prove?to=${HERE}`, 303)
    const { status, message } = refusedBy(error, page, USERS.failed)
    return answerWith({ formError: message }, status)
  }
})

export const meta = titled(USERS.title)

/** Who runs the club, who was asked to, and what each may see. */
export default function UsersPage() {
  const data = useLoaderData<typeof loadUsers>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const { timeZone } = data.time
  return (
    <OfficePage
      title={USERS.title}
      lead={USERS.lead}
      actions={
        <div className={styles.ways}>
          <ButtonLink to={`${HERE}/hand-over`} icon="arrow-right">
            {USERS.handOver}
          </ButtonLink>
          <ButtonLink to={`${HERE}/invite`} variant="primary" icon="plus">
            {USERS.invite}
          </ButtonLink>
        </div>
      }
    >
      <FormMessage text={answer?.formError ?? null} />
      <Done>{answer ? null : DONE[search.get('done') ?? '']}</Done>
      <People users={data.users} timeZone={timeZone} />
      <Invitations invitations={data.invitations} timeZone={timeZone} />
      <SecondFactor {...data} />
      <RightsTable />
    </OfficePage>
  )
}
