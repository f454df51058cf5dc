import type { GivenForm, OfficeMember } from '@clubhouse/contract/people/office/members'
import { formatDateTime } from '@clubhouse/domain/format'
import { answerInWords } from '@clubhouse/domain/people/records/answer-words'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PERSON } from '../messages.ts'
import styles from './person.module.css'

/** What was answered, form by form, with the version that it was given to. */
export function AnswersCard({ person, time }: { person: OfficeMember; time: ClubTime }) {
  return (
    <OfficeCard id="answers" title={PERSON.answers}>
      {person.forms.length === 0 && <p className={styles.quiet}>{PERSON.noAnswers}</p>}
      {person.has_open_form && (
        <div className={styles.open}>
          <p>{PERSON.openForm}</p>
          <div>
            <ButtonLink to={`/members/${person.member_id}/paper`} icon="edit">
              {PERSON.typePaper}
            </ButtonLink>
          </div>
        </div>
      )}
      {person.forms.map((form) => (
        <details key={`${form.form_id} ${form.given_at}`} className={styles.folded}>
          <summary>
            {form.form}
            <Icon name="chevron-down" />
          </summary>
          <Answered form={form} time={time} />
        </details>
      ))}
    </OfficeCard>
  )
}

export function GivenAnswers({ form, time }: { form: GivenForm; time: ClubTime }) {
  return (
    <div className={styles.form}>
      <h3 className={styles.subhead}>{form.form}</h3>
      <Answered form={form} time={time} />
    </div>
  )
}

function Answered({ form, time }: { form: GivenForm; time: ClubTime }) {
  return (
    <>
      <p className={styles.quiet}>
        {PERSON.givenBy(form.given_by, formatDateTime(form.given_at, time.timeZone), form.version)}
        {form.newest_version > form.version && `. ${PERSON.newer(form.newest_version)}`}
      </p>
      <dl className={styles.answers}>
        {form.answers.map(({ section, label, answer }, at) => (
          <div key={at}>
            <dt>{label || section}</dt>
            <dd>{answerInWords(answer)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
