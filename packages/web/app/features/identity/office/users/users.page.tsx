import {
  type ActionFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
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
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import type { loadUsers } from './load-users.ts'
import { DONE, USERS } from './messages.ts'
import { Invitations, People } from './people.tsx'
import { RightsTable } from './rights-table.tsx'
import { SecondFactor } from './second-factor.tsx'
import styles from './users.module.css'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'
export { loadUsers as loader } from './load-users.ts'

const HERE = '/settings/users'

/** What is done from the list itself; the rest has a page of its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = await readFormFields(request)
  const params = { invitation_id: field('invitation_id') }
  const intent = field('intent')
  try {
    switch (intent) {
      case 'again':
        await page.call(mailOfficeInvitation, { headers, params })
        return redirect(`${HERE}?done=again`, 303)
      case 'withdraw':
        await page.call(withdrawOfficeInvitation, { headers, params })
        return redirect(`${HERE}?done=withdrawn`, 303)
      case 'passkey-on':
      case 'passkey-off':
        await page.call(setSecondFactor, { headers, body: { is_required: intent === 'passkey-on' } })
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
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: USERS.title, path: HERE, isHidden: true })
}

/** Who runs the club, who was asked to, and what each may see. */
export default function UsersPage() {
  const data = useLoaderData<typeof loadUsers>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const { timeZone } = data.time
  return (
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <h1 className={settings.heading}>{USERS.title}</h1>
          <p className={settings.lead}>{USERS.lead}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to={`${HERE}/hand-over`} icon="arrow-right">
            {USERS.handOver}
          </ButtonLink>
          <ButtonLink to={`${HERE}/invite`} variant="primary" icon="plus">
            {USERS.invite}
          </ButtonLink>
        </div>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <p role="status" className={styles.said}>
        {answer ? null : DONE[search.get('done') ?? '']}
      </p>
      <People users={data.users} timeZone={timeZone} />
      <Invitations invitations={data.invitations} timeZone={timeZone} />
      <SecondFactor {...data} />
      <RightsTable />
    </div>
  )
}
