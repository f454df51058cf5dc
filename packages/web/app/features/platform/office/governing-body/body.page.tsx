import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import {
  endBodyAccess,
  grantBodyAccess,
  listBodyAccesses,
  type OfficeBodyAccess,
  refuseBodyAccess,
} from '@clubhouse/contract/platform/governing-body/office-accesses'
import { ACCESS_DAYS } from '@clubhouse/contract/platform/governing-body/limits'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import styles from './body.module.css'
import { BODY } from './messages.ts'

const HERE = '/settings/governing-body'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [time, { items }] = await Promise.all([clubTime(page, club), call(listBodyAccesses, { headers })])
  return { time, items }
})

export const action = officeAction(async ({ call, headers, request }) => {
  const { field } = await readFormFields(request)
  const of = { headers, params: { access_id: field('access') } }
  switch (field('intent')) {
    case 'grant': {
      const days = ACCESS_DAYS.find((each) => String(each) === field('days')) ?? 7
      await call(grantBodyAccess, { ...of, body: { days } })
      break
    }
    case 'refuse':
      await call(refuseBodyAccess, of)
      break
    case 'end':
      await call(endBodyAccess, of)
      break
    default:
      return answerWith({ formError: BODY.notDone }, 400)
  }
  return redirect(HERE, 303)
}, BODY.notDone)

export const meta = titled(BODY.title)

/** What a governing body asks of the club, and what the club says. */
export default function BodyPage() {
  const { time, items } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const when = (at: string) => formatDateTime(at, time.timeZone)
  const waiting = items.filter(({ state }) => state === 'asked')
  const open = items.filter((each) => each.is_open)
  const past = items.filter((each) => each.state !== 'asked' && !each.is_open)
  return (
    <OfficePage title={BODY.title} lead={BODY.lead}>
      <FormMessage text={answer?.formError ?? null} />
      {items.length === 0 && <EmptyState icon="shield">{BODY.none}</EmptyState>}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className={styles.part}>
          <h2 id="waiting">{BODY.waiting}</h2>
          {waiting.map((each) => (
            <div key={each.access_id} className={styles.one}>
              <p className={styles.who}>{BODY.asks(each.asked_by, each.body)}</p>
              <blockquote className={styles.reason}>{each.reason}</blockquote>
              <p className={styles.quiet}>{BODY.asked(when(each.asked_at))}</p>
              <div className={styles.acts}>
                <Act access={each} intent="grant">
                  <Select
                    name="days"
                    label={BODY.days}
                    options={ACCESS_DAYS.map((days) => ({ value: String(days), label: BODY.day(days) }))}
                    defaultValue="7"
                  />
                  <Button type="submit" variant="primary">
                    {BODY.grant}
                  </Button>
                </Act>
                <Act access={each} intent="refuse">
                  <Button type="submit">{BODY.refuse}</Button>
                </Act>
              </div>
            </div>
          ))}
        </section>
      )}
      {open.length > 0 && (
        <section aria-labelledby="open" className={styles.part}>
          <h2 id="open">{BODY.open}</h2>
          {open.map((each) => (
            <div key={each.access_id} className={styles.one}>
              <p className={styles.who}>{each.body}</p>
              <p className={styles.quiet}>
                {BODY.until(when(each.until ?? ''))}. {BODY.log}
              </p>
              <Act access={each} intent="end">
                <Button type="submit">{BODY.end}</Button>
              </Act>
            </div>
          ))}
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className={styles.part}>
          <h2 id="past">{BODY.past}</h2>
          {past.map((each) => (
            <div key={each.access_id} className={styles.one}>
              <p className={styles.who}>
                {each.body} <Badge tone="neutral">{BODY.states[each.state]}</Badge>
              </p>
              <p className={styles.quiet}>{BODY.by(each.decided_by ?? '–', when(each.decided_at ?? ''))}</p>
            </div>
          ))}
        </section>
      )}
    </OfficePage>
  )
}

interface ActProps {
  access: OfficeBodyAccess
  intent: 'grant' | 'refuse' | 'end'
  children: React.ReactNode
}

const Act = ({ access, intent, children }: ActProps) => (
  <Form method="post" action={HERE} className={styles.act}>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="access" value={access.access_id} />
    {children}
  </Form>
)
