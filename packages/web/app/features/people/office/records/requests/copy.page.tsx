import { useLoaderData } from 'react-router'
import { getOfficeMember } from '@clubhouse/contract/people/office/members'
import { titled } from '#lib/page/page-meta.ts'
import { RequestCard } from './request-card.tsx'
import { PROOF } from '#parts/identity/proof/messages.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { CopyForm } from './copy-form.tsx'
import { loadProof } from './load-proof.ts'
import { COPY, REQUESTS } from './messages.ts'
import { Points, RequestFrame } from './request-frame.tsx'
import styles from './requests.module.css'

/** What went wrong with the last try, by a word in the address. */
const WRONGS: Readonly<Record<string, { field: 'note' | 'current_password' | null; words: string }>> = {
  note: { field: 'note', words: COPY.noNote },
  password: { field: 'current_password', words: PROOF.wrong },
  often: { field: null, words: COPY.tooOften },
  failed: { field: null, words: REQUESTS.notDone },
}

export const loader = officeLoader(async ({ call, page, headers, search, params: { id = '' } }) => {
  const person = await call(getOfficeMember, { headers, params: { member_id: id } })
  const { member_id: memberId, first_name: first, last_name: last, may_open_guarded: mayCopy } = person
  return {
    memberId,
    first,
    name: `${first} ${last}`.trim(),
    isOwn: person.contact !== null,
    proof: mayCopy ? await loadProof(page) : null,
    wrong: WRONGS[search.get('wrong') ?? ''] ?? null,
  }
})

export const meta = titled<typeof loader>((data) => (data ? COPY.title(data.name) : REQUESTS.title))

/** What is in it, who may have it, and the file itself. */
export default function CopyPage() {
  const { memberId, first, name, isOwn, proof, wrong } = useLoaderData<typeof loader>()
  return (
    <RequestFrame memberId={memberId} name={name} title={COPY.title(name)} lead={COPY.lead}>
      <RequestCard id="what" title={COPY.what}>
        <Points points={isOwn ? COPY.points : COPY.points.slice(0, 2)} />
        {!isOwn && <p className={styles.quiet}>{COPY.childPoints(first)}</p>}
        <p className={styles.quiet}>{COPY.onlyHere}</p>
      </RequestCard>
      {proof ? (
        <RequestCard id="take" title={COPY.submit}>
          <p className={styles.quiet}>{COPY.before}</p>
          <CopyForm {...proof} memberId={memberId} wrong={wrong} />
        </RequestCard>
      ) : (
        <p>{REQUESTS.copyNotYours}</p>
      )}
    </RequestFrame>
  )
}
