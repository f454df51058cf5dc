import { Form } from 'react-router'
import { ACCESS_REASONS, MEMBER_LIMITS } from '@clubhouse/contract/people/office/member-limits'
import type { GuardedAnswers, OfficeMember } from '@clubhouse/contract/people/office/members'
import { formatDateTime, formatTime } from '@clubhouse/domain/format'
import { REASON_WORDS } from '@clubhouse/domain/people/records/words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { ProofFields } from '#parts/identity/proof/proof-fields.tsx'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LOCKED, PERSON } from '../messages.ts'
import type { ProofOf } from '../requests/load-proof.ts'
import { GivenAnswers } from './answers-card.tsx'
import styles from './person.module.css'

interface Props {
  person: Pick<OfficeMember, 'has_guarded' | 'readers'>
  /** The page that it stands on. */
  action: string
  guarded: GuardedAnswers | null
  /** By what whoever is there can prove it. */
  proof: ProofOf | null
  answer: FormAnswer | undefined
  time: ClubTime
}

const REASONS = ACCESS_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }))

/** What was answered about health and safety: that there is something, and what it is only for a reason. */
export function LockedCard({ person, action, guarded, proof, answer, time }: Props) {
  if (!person.has_guarded) return null
  if (guarded)
    return (
      <OfficeCard id="medical" title={LOCKED.open}>
        <p className={styles.quiet} role="status">
          {LOCKED.until(formatTime(guarded.until, time.timeZone))}
        </p>
        {guarded.forms.map((form) => (
          <GivenAnswers key={`${form.form_id} ${form.given_at}`} form={form} time={time} />
        ))}
      </OfficeCard>
    )
  const last = person.readers.find(({ what }) => what === 'medical')
  return (
    <section className={styles.lockbox} id="medical" aria-labelledby="locked">
      <span className={styles.lock} aria-hidden="true">
        <Icon name="lock" />
      </span>
      <div className={styles.lockIn}>
        <h2 id="locked">{LOCKED.title}</h2>
        <p className={styles.muted}>{proof ? LOCKED.lead : LOCKED.notYours}</p>
        {proof && (
          <Form method="post" action={action} className={styles.lockForm} preventScrollReset>
            <input type="hidden" name="intent" value="open" />
            <Select
              label={LOCKED.why}
              name="reason"
              options={REASONS}
              placeholder={LOCKED.choose}
              defaultValue={answer?.values['reason'] ?? ''}
              error={answer?.errors['reason']}
            />
            <TextField
              label={LOCKED.note}
              hint={LOCKED.noteHint}
              name="note"
              optional
              maxLength={MEMBER_LIMITS.note}
              autoComplete="off"
              defaultValue={answer?.values['note'] ?? ''}
              error={answer?.errors['note']}
            />
            <ProofFields {...proof} error={answer?.errors['current_password']} />
            <Button type="submit" icon="eye">
              {LOCKED.show}
            </Button>
          </Form>
        )}
        {last?.reason && (
          <p className={styles.muted}>
            {LOCKED.last(
              last.actor ?? PERSON.somebody,
              formatDateTime(last.at, time.timeZone),
              REASON_WORDS[last.reason],
            )}
          </p>
        )}
      </div>
    </section>
  )
}
