import { type ActionFunctionArgs, Form, useActionData, useLoaderData } from 'react-router'
import {
  getOwnSignIn,
  offerOwnSignIn,
  type OwnSignInState,
} from '@clubhouse/contract/people/office/person-requests'
import { dayOf } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { RequestCard } from './request-card.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { Button } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { OWN, REQUESTS } from './messages.ts'
import { RequestFrame } from './request-frame.tsx'
import styles from './requests.module.css'

export const loader = officeLoader(async ({ call, page, club, headers, params: { id = '' } }) => {
  const [time, told] = await Promise.all([
    clubTime(page, club),
    call(getOwnSignIn, { headers, params: { member_id: id } }),
  ])
  return { time, told }
})

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  // Only that it is a form of ours: a press says all there is to say.
  await readFormFields(request)
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    const of = { headers, params: { member_id: id }, body: {} }
    const { sent_to: to, asked } = await page.call(offerOwnSignIn, of)
    return answerWith({ notice: OWN.sent[asked](to) }, 200)
  } catch (error) {
    const { status, message } = refusedBy(error, page, REQUESTS.notDone)
    return answerWith({ formError: message }, status)
  }
}

export const meta = titled(OWN.title)

/** Whoever is eighteen can have what is theirs: to whom the mail goes is said before it goes. */
export default function OwnSignInPage() {
  const { told, time } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { member_id: memberId, name, first_name: first, bar, offered } = told
  return (
    <RequestFrame memberId={memberId} name={name} title={OWN.title} lead={OWN.lead(first)}>
      <FormMessage text={answer?.formError ?? null} />
      {answer?.notice && <Done>{answer.notice}</Done>}
      <RequestCard id="offer" title={OWN.offer}>
        {bar ? <p>{OWN.bars[bar](first)}</p> : <Offer told={told} />}
        {offered && (
          <p className={styles.quiet}>
            {OWN.offered(offered.email, displayDate(dayOf(offered.until, time.timeZone)))}
          </p>
        )}
      </RequestCard>
    </RequestFrame>
  )
}

function Offer({ told: { email, guardian, first_name: first, offered } }: { told: OwnSignInState }) {
  const who = guardian || OWN.theirGuardian
  return (
    <Form method="post" className={styles.form}>
      <p>{email ? OWN.toThem(email, who) : OWN.toGuardian(who, first)}</p>
      <div>
        <Button type="submit" variant="primary" icon="send">
          {email ? (offered ? OWN.again : OWN.send) : OWN.ask(who)}
        </Button>
      </div>
    </Form>
  )
}
