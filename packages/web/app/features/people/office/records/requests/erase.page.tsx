import { useActionData, useLoaderData } from 'react-router'
import { ERASURE_DAYS } from '@clubhouse/contract/people/office/member-limits'
import { getPersonErasure, type PersonErasure } from '@clubhouse/contract/people/office/person-requests'
import { dayOf } from '@clubhouse/domain/format'
import { erasureBar } from '@clubhouse/domain/people/records/erasure-words'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { RequestCard } from './request-card.tsx'
import { type ClubTime, clubTime } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { EraseForm } from './erase-form.tsx'
import { InTheWay } from './in-the-way.tsx'
import { loadProof } from './load-proof.ts'
import { ERASE, REQUESTS } from './messages.ts'
import { Points, RequestFrame } from './request-frame.tsx'
import { StopForm } from './requests-card.tsx'
import styles from './requests.module.css'

export { eraseAction as action } from './erase-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers, params: { id = '' } }) => {
  const [time, told, proof] = await Promise.all([
    clubTime(page, club),
    call(getPersonErasure, { headers, params: { member_id: id } }),
    loadProof(page),
  ])
  return { time, told, proof }
})

export const meta = titled<typeof loader>((data) => (data ? ERASE.title(data.told.name) : REQUESTS.title))

/** What goes, what stays and why, what stands in the way: all of it before anybody decides. */
export default function ErasePage() {
  const { time, told, proof } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { member_id: memberId, name } = told
  return (
    <RequestFrame memberId={memberId} name={name} title={ERASE.title(name)} lead={ERASE.lead(ERASURE_DAYS)}>
      <FormMessage text={answer?.formError ?? null} />
      {told.asked && <OnItsWay told={told} time={time} />}
      <InTheWay told={told} />
      <WhatBecomes told={told} />
      {!told.asked && !erasureBar(told) && (
        <RequestCard id="confirm" title={ERASE.confirm}>
          <EraseForm memberId={memberId} name={name} proof={proof} answer={answer} />
        </RequestCard>
      )}
    </RequestFrame>
  )
}

function OnItsWay({ told, time }: { told: PersonErasure; time: ClubTime }) {
  if (!told.asked) return null
  const day = (at: string) => displayDate(dayOf(at, time.timeZone))
  const { erased_on: on, asked_at: at, asked_by: by, reason } = told.asked
  return (
    <RequestCard id="asked" title={ERASE.askedTitle}>
      <p>{REQUESTS.erasedOn(day(on))}</p>
      <p className={styles.quiet}>
        {ERASE.askedBy(by, day(at))} {ERASE.because(reason)}
      </p>
      {erasureBar(told) && <p className={styles.quiet}>{ERASE.waits}</p>}
      <StopForm id={told.member_id} />
    </RequestCard>
  )
}

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IE', { type: 'conjunction' }).format(names)

function WhatBecomes({ told }: { told: PersonErasure }) {
  const isOwn = told.has_account || (told.guardian === null && !told.is_child)
  return (
    <>
      <RequestCard id="goes" title={ERASE.goes}>
        <Points points={[...ERASE.goesPoints, isOwn ? ERASE.goesHolder : ERASE.goesDependent]} />
        {told.goes_along.length > 0 && <p>{ERASE.along(inWords(told.goes_along))}</p>}
        {told.ends.length > 0 && <p>{ERASE.ends(inWords(told.ends))}</p>}
        {told.guardian && <p className={styles.quiet}>{ERASE.guardianStays(told.guardian)}</p>}
      </RequestCard>
      <RequestCard id="stays" title={ERASE.stays}>
        <Points points={[...ERASE.staysPoints, ...(told.has_account ? [ERASE.staysAccount] : [])]} />
      </RequestCard>
    </>
  )
}
