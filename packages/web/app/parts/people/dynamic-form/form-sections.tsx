import { memo } from 'react'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './dynamic-form.module.css'
import { LiveQuestion } from './live-question.tsx'
import { FORM } from './messages.ts'

type Props = { section: FormSection; place: number; id: string; isDone: boolean }

/** FORM-01 */
export const Section = memo(function Section({ section, place, id, isDone }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id} data-done={isDone || undefined}>
      <h2 className={styles.heading} id={id}>
        <span className={styles.number} aria-hidden={!isDone}>
          {isDone ? <Icon name="check" label={FORM.sectionDone} /> : place}
        </span>{' '}
        {section.label}
      </h2>
      <Questions section={section} />
    </section>
  )
})

/** Apart, so that a section that becomes complete draws its heading and not its questions. */
const Questions = memo(function Questions({ section }: { section: FormSection }) {
  return (
    <div className={styles.questions}>
      {section.questions.map((question) => (
        <LiveQuestion key={question.question_id} question={question} />
      ))}
      <p className={styles.nothing}>{FORM.sectionEmpty}</p>
    </div>
  )
})
