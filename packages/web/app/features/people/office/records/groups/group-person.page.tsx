import { useActionData, useLoaderData } from 'react-router'
import { getGroupMember } from '@clubhouse/contract/people/office/groups'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { PERSON } from '../messages.ts'
import { ContactCard } from '../person/family-card.tsx'
import { LockedCard } from '../person/locked-card.tsx'
import { loadGuarded, openLocked } from '../person/open-locked.ts'
import { StateBadge } from '../members/members-list.tsx'
import { groupPath } from './groups-list.tsx'
import { nameOf } from './members-card.tsx'
import { GROUP, GROUPS } from './messages.ts'
import styles from './group.module.css'

export const loader = officeLoader(
  async ({ call, page, club, headers, params: { id = '', member = '' } }) => {
    const [time, person] = await Promise.all([
      clubTime(page, club),
      call(getGroupMember, { headers, params: { group_id: id, member_id: member } }),
    ])
    return { time, person, ...(await loadGuarded(page, headers, person)) }
  },
)

export const action = officeAction(async ({ page, headers, request, params: { id = '', member = '' } }) => {
  const fields = readFields(await readForm(request))
  if (fields.field('intent') !== 'open') return answerWith({ formError: GROUPS.notDone }, 400)
  return openLocked({ page, request, headers }, fields, {
    memberId: member,
    back: `${groupPath(id)}/people/${member}`,
  })
})

export const meta = titled<typeof loader>((data) => (data ? nameOf(data.person) : GROUPS.title))

/** Somebody of a team, for their coach: whom to ring, and what is behind a reason. */
export default function GroupPersonPage() {
  const { time, person, guarded, proof } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { group, age, date_of_birth: born } = person
  return (
    <OfficePage
      back={{ to: groupPath(group.group_id), label: [group.name, group.season].filter(Boolean).join(', ') }}
      title={nameOf(person)}
      lead={
        <>
          {born === null || age === null
            ? GROUP.noAge
            : `${GROUP.age(age)}, ${PERSON.born(displayDate(born))}`}{' '}
          {person.state !== 'active' && <StateBadge state={person.state} />}
        </>
      }
    >
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ContactCard person={person} />
          <LockedCard
            person={person}
            guarded={guarded}
            proof={proof}
            answer={answer}
            time={time}
            action={`${groupPath(group.group_id)}/people/${person.member_id}`}
          />
        </div>
      </div>
    </OfficePage>
  )
}
