import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getOfficeMember } from '@clubhouse/contract/people/office/members'
import { dayOf } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { EDIT, MEMBERS } from '../messages.ts'
import { REQUESTS } from '../requests/messages.ts'
import { RequestsCard } from '../requests/requests-card.tsx'
import { AnswersCard } from './answers-card.tsx'
import { ContactCard, FamilyCard } from './family-card.tsx'
import { EditForm } from './edit-form.tsx'
import { GroupsCard } from './groups-card.tsx'
import { LockedCard } from './locked-card.tsx'
import { loadGuarded } from './open-locked.ts'
import { LogCard, MailsCard } from './story-cards.tsx'
import { PersonTop } from './person-top.tsx'
import { PlansCard } from './plans-card.tsx'
import { ReadersCard } from './readers-card.tsx'
import styles from './person.module.css'

export { personAction as action } from './person-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers, search, params: { id = '' } }) => {
  const of = { headers, params: { member_id: id } }
  const [time, person] = await Promise.all([clubTime(page, club), call(getOfficeMember, of)])
  return {
    time,
    person,
    ...(await loadGuarded(page, headers, person)),
    isEditing: search.get('task') === 'edit',
  }
})

export const meta = titled<typeof loader>((data) => {
  const { first_name: first = '', last_name: last = '' } = data?.person ?? {}
  return `${first} ${last}`.trim() || MEMBERS.title
})

/** One person whole: of a juvenile, who looks after them comes first. */
export default function PersonPage() {
  const { time, person, guarded, proof, isEditing } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  return (
    <>
      <PersonTop person={person} time={time} isEditing={isEditing} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FormMessage text={answer?.formError ?? null} />
          {search.get('done') === 'saved' && <Done>{EDIT.saved}</Done>}
          {search.get('done') === 'stopped' && <Done>{REQUESTS.stopped}</Done>}
          {search.get('done') === 'erasure' && person.erased_on && (
            <Done>{REQUESTS.asked(displayDate(dayOf(person.erased_on, time.timeZone)))}</Done>
          )}
          {isEditing && <EditForm person={person} answer={answer} />}
          <PlansCard person={person} time={time} />
          <AnswersCard person={person} time={time} />
          <LockedCard
            person={person}
            guarded={guarded}
            proof={proof}
            answer={answer}
            time={time}
            action={`/members/${person.member_id}`}
          />
          <MailsCard person={person} time={time} />
          <LogCard person={person} time={time} />
          <RequestsCard person={person} time={time} />
        </div>
        <aside className={styles.aside}>
          <ContactCard person={person} />
          <FamilyCard person={person} />
          <GroupsCard person={person} />
          <ReadersCard person={person} time={time} />
        </aside>
      </div>
    </>
  )
}
