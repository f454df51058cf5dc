import { Form } from 'react-router'
import type { PlatformUserPage } from '@clubhouse/contract/platform/users'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '../su.module.css'
import { USER } from './messages.ts'

interface Props {
  user: PlatformUserPage
  answer: FormAnswer | null
}

const asksPasskey = ({ belongs_to: clubs }: PlatformUserPage) =>
  clubs.some(
    ({ asks_passkey: asks, roles }) => asks && roles.some((role) => role === 'admin' || role === 'owner'),
  )

/** What helps somebody into their account; only what would do something is offered. */
export function HelpIn({ user, answer }: Props) {
  const acts = [
    user.held_until !== null && {
      act: 'unlock',
      label: USER.unlock,
      lead: USER.unlockLead,
      now: USER.now.unlock,
    },
    !user.email_verified && {
      act: 'verify',
      label: USER.verify,
      lead: USER.verifyLead,
      now: USER.now.verify,
    },
    user.open_sign_ins > 0 && {
      act: 'sign-out',
      label: USER.signOut,
      lead: USER.signOutLead,
      now: USER.now.signOut,
    },
    user.passkeys > 0 &&
      asksPasskey(user) && { act: 'forget', label: USER.forget, lead: USER.forgetLead, now: USER.now.forget },
  ].filter((each) => each !== false)
  const isOwn = answer !== null && answer.values['act'] !== 'correct'
  return (
    <OfficeCard id="help" title={USER.help}>
      {isOwn && answer.formError && (
        <div className={styles.act}>
          <FormMessage text={answer.formError} />
        </div>
      )}
      <ul className={styles.rows} role="list">
        {acts.map(({ act, label, lead, now }) => (
          <li key={act} className={styles.row}>
            <span>
              <strong>{label}</strong>
              <span className={styles.quiet}>{lead}</span>
            </span>
            <Form method="post" preventScrollReset>
              <Button type="submit" size="small" name="act" value={act} aria-label={label}>
                {now}
              </Button>
            </Form>
          </li>
        ))}
        {acts.length === 0 && <li className={styles.row}>{USER.nothingToDo}</li>}
      </ul>
    </OfficeCard>
  )
}

/** HOSTS-14: only while nobody has confirmed it. Else it says whose it is to change. */
export function CorrectEmail({ user, answer }: Props) {
  const own = answer?.values['act'] === 'correct' ? answer : null
  return (
    <OfficeCard id="correct" title={USER.correct}>
      {user.email_is_theirs === null ? (
        <Form method="post" className={styles.act} noValidate>
          <FormMessage text={own?.formError ?? null} />
          <p className={styles.lead}>{USER.correctLead}</p>
          <TextField
            label={USER.email}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={64}
            defaultValue={own?.values['email'] ?? user.email}
            error={own?.errors['email']}
          />
          <Button type="submit" name="act" value="correct" variant="primary">
            {USER.save}
          </Button>
        </Form>
      ) : (
        <p className={styles.note}>{user.email_is_theirs}</p>
      )}
    </OfficeCard>
  )
}
