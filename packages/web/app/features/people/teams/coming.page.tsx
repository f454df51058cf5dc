import { useActionData, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { answerAskedEvent, getAskedEvent } from '@clubhouse/contract/people/team-answers'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { DONE } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { publicAction, publicLoader } from '#lib/page/handlers.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Crest } from '#parts/site/club/crest.tsx'
import { AnswerCard } from '#parts/people/teams/answer-card.tsx'
import { ANSWER } from '#parts/people/teams/messages.ts'
import { answerIn } from '#parts/people/teams/answer-body.ts'
import styles from './coming.module.css'
import { COMING } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { privateHeaders as headers } from '#lib/page/keep.ts'

/** Looking changes nothing, whoever looks: a scanner of mails opens every link. */
export const loader = publicLoader(async ({ call, page, params: { event = '', key = '' } }) => ({
  event: await call(getAskedEvent, { params: { club: clubOf(page), event_id: event, key } }),
  now: page.now().toISOString(),
}))

export const action = publicAction(async ({ call, page, request, params: { event = '', key = '' } }) => {
  const body = answerIn(readFields(await readForm(request)))
  if (body === null) return answerWith({ formError: ANSWER.failed }, 400)
  try {
    await call(answerAskedEvent, { params: { club: clubOf(page), event_id: event, key }, body })
    return DONE
  } catch (error) {
    const { status, message } = refusedBy(error, page, ANSWER.failed)
    return answerWith({ formError: message }, status)
  }
})

export const meta = titled(COMING.title)

/** Where the links of a mail lead that asks a family: one press and it is said. */
export default function ComingPage() {
  const { event, now } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { account, cdnHost } = useClub()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const meant = search.get('answer')
  return (
    <div className={`container ${styles.page}`}>
      <section className={styles.card}>
        <p className={styles.club}>
          <Crest club={account} cdnHost={cdnHost} priority="eager" />
          {account.name}
        </p>
        <FormMessage text={answer?.formError ?? null} />
        <AnswerCard
          event={event}
          now={now}
          timeZone={event.time_zone}
          action={pathname}
          isOver={event.is_over}
          meant={meant === 'yes' || meant === 'no' ? meant : null}
          as="h1"
        />
        <p className={styles.foot}>{COMING.foot}</p>
      </section>
    </div>
  )
}
