import { Link } from 'react-router'
import type { KnownAnswers } from '@clubhouse/contract/people/member-family'
import { AnsweredSections } from '#parts/people/registration-form/answered-sections.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import styles from './family.module.css'
import { PERSON } from './messages.ts'
import { dayIn } from './person-card.tsx'

interface Props {
  memberId: string
  name: string
  known: readonly KnownAnswers[]
  showsMedical: boolean
}

/** What was answered to each form, in the words that were asked. */
export function KnownSection({ memberId, name, known, showsMedical }: Props) {
  const hidesMedical = !showsMedical && known.some(({ has_medical }) => has_medical)
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{PERSON.known}</h2>
      {known.length === 0 && <p className={styles.quiet}>{PERSON.knownNone(name)}</p>}
      {hidesMedical && (
        <p className={styles.note}>
          {PERSON.medicalLead}{' '}
          <Link to="?medical=true" preventScrollReset>
            {PERSON.medical}
          </Link>
        </p>
      )}
      {known.map(({ club, form, answers, given_at, is_changed, can_edit }) => (
        <div key={form.form_id} className={styles.known}>
          <div className={styles.knownHead}>
            <p>
              <b>{form.name}</b>
              <br />
              <span className={styles.quiet}>
                {PERSON.knownLead(club.name, form.version, dayIn(given_at))}
              </span>
            </p>
            {can_edit && (
              <ButtonLink
                to={`/family/${memberId}/answers/${club.account_id}/${form.form_id}`}
                size="small"
                icon="edit"
                aria-label={`${PERSON.edit}: ${form.name}`}
              >
                {PERSON.edit}
              </ButtonLink>
            )}
          </div>
          {is_changed && <p className={styles.note}>{PERSON.changed}</p>}
          <AnsweredSections form={form} answers={answers} />
        </div>
      ))}
    </Card>
  )
}
