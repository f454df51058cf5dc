import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router'
import {
  type ArrearsPerson,
  getArrearsPerson,
  previewReminder,
} from '@clubhouse/contract/money/office/arrears'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { closedTo } from '#parts/office/closed-room.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Fold } from '#parts/office/record/fold.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { TAKE } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import { PayerHead } from '../payer.tsx'
import { Sums } from '../sums.tsx'
import styles from './arrears.module.css'
import { agesOf, StateBadge } from './arrears-list.tsx'
import { Instalments } from './instalments.tsx'
import { ARREARS, NOT_SENT, PERSON } from './messages.ts'
import { PersonHistory } from './person-history.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { ReminderPanel } from './reminder-panel.tsx'
import { TakeCash } from './take-cash.tsx'
import { WriteOffPanel } from './write-off-panel.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { personAction as action } from './person-action.ts'

/** What one person owes, and what is done about it. */
export const loader = officeLoader(async ({ call, page, user, club, headers, params: { id = '' } }) => {
  const of = { headers, params: { person_id: id } }
  const [time, person] = await Promise.all([clubTime(page, club), call(getArrearsPerson, of)])
  const shown = person.not_reminded === null ? await loadPart(call(previewReminder, of), page) : null
  const letters = shown?.value?.letters ?? []
  const visitor = { ...club, hasFreshPasskey: user.has_fresh_passkey }
  const seesPeople = closedTo(visitor, '/members') === null
  // Asked twice, it is asked once.
  return { time, person, letters, seesPeople, me: user.user_id, requestId: crypto.randomUUID() }
})

export const meta = titled<typeof loader>((data) => (data ? data.person.name : ARREARS.title))

export default function PersonPage() {
  const { person, letters, seesPeople, time, me, requestId } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const money = moneyIn(person.currency)
  const here = `/arrears/${person.person_id}`
  const { place } = person
  const owed = person.late + person.due
  return (
    <OfficePage
      back={{ to: '/arrears', label: ARREARS.title }}
      title={
        <span className={styles.named}>
          {person.name} <StateBadge row={person} />
        </span>
      }
      actions={place && <Steps place={place} />}
    >
      <FormMessage text={answer?.formError ?? null} />
      <Done>{PERSON.done[search.get('done') ?? ''] ?? ''}</Done>
      <div className={styles.columns}>
        <div className={styles.top}>
          <PayerHead name={person.name} email={person.email} payer={person.payer} seesPeople={seesPeople}>
            {owed > 0 && (
              <ButtonLink to="#take" icon="euro" reloadDocument>
                {PERSON.takeCash}
              </ButtonLink>
            )}
            {letters.length > 0 && (
              <ButtonLink to="#reminder" icon="mail" variant="primary" reloadDocument>
                {ARREARS.remind}
              </ButtonLink>
            )}
          </PayerHead>
          <Sums
            of={[
              { label: PERSON.paid, value: money(person.paid) },
              { label: PERSON.late, value: money(person.late), isOwed: person.late > 0 },
              ...ages(person).map(({ label, amount }) => ({ label, value: money(amount) })),
              { label: PERSON.due, value: money(person.due) },
            ]}
          />
          {person.reminded_on !== null && (
            <p className={styles.quiet}>{PERSON.lastReminded(displayDate(person.reminded_on))}</p>
          )}
          {person.not_reminded !== null && <p className={styles.quiet}>{NOT_SENT[person.not_reminded]}</p>}
        </div>
        {letters.length > 0 && <ReminderPanel letters={letters} here={here} />}
        <div className={styles.main}>
          <Instalments person={person} />
          <div className={styles.folds} id="take">
            {owed > 0 && (
              <Fold title={TAKE.title} lead={PERSON.takeLead(money(owed))} isUsed={person.late > 0}>
                <TakeCash person={person} here={here} requestId={requestId} answer={answer} />
              </Fold>
            )}
            <PlanPanel person={person} here={here} answer={answer} />
            <WriteOffPanel
              person={person}
              me={me}
              here={here}
              requestId={requestId}
              answer={answer}
              timeZone={time.timeZone}
            />
          </div>
          <PersonHistory person={person} timeZone={time.timeZone} />
        </div>
      </div>
    </OfficePage>
  )
}

/** One age alone says what "Late" says. */
function ages(person: ArrearsPerson) {
  const found = agesOf(person)
  return found.length > 1 ? found : []
}

function Steps({ place: { number, of, before, after } }: { place: NonNullable<ArrearsPerson['place']> }) {
  return (
    <nav className={styles.steps} aria-label={PERSON.place(number, of)}>
      <span>{PERSON.place(number, of)}</span>
      {before !== null && (
        <Link to={`/arrears/${before}`} aria-label={PERSON.before}>
          <Icon name="chevron-up" />
        </Link>
      )}
      {after !== null && (
        <Link to={`/arrears/${after}`} aria-label={PERSON.after}>
          <Icon name="chevron-down" />
        </Link>
      )}
    </nav>
  )
}
