import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { placeOf } from '@clubhouse/domain/people/forms/edit/edit-sections'
import { Icon } from '#ui/icon/icon.tsx'
import { useEditor } from '../editor-context.ts'
import { cardId, sectionTitleId, SUMMARY_ID } from '../element-ids.ts'
import { EDITOR } from '../messages.ts'
import styles from './problems.module.css'

/** Everything that keeps the form from being saved, each leading to where it can be mended. */
export function ProblemSummary() {
  const { problems } = useEditor()
  if (problems.length === 0) return null
  return (
    <section id={SUMMARY_ID} className={styles.summary} aria-labelledby={`${SUMMARY_ID}-title`} tabIndex={-1}>
      <h2 id={`${SUMMARY_ID}-title`} className={styles.title}>
        <Icon name="warning" />
        {EDITOR.mend(problems.length)}
      </h2>
      <ul className={styles.list}>
        {problems.map((problem, at) => (
          <li key={`${at} ${problem.message}`}>
            <ProblemLink problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProblemLink({ problem }: { problem: FormProblem }) {
  const { draft, show, open, focusLater } = useEditor()
  const { question_id: questionId, message } = problem
  const sectionId =
    (questionId === null ? null : placeOf(draft.sections, questionId)?.section_id) ?? problem.section_id
  if (sectionId === null) return message
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        show(sectionId)
        if (questionId !== null) open(questionId)
        focusLater(questionId === null ? sectionTitleId(sectionId) : cardId(questionId))
      }}
    >
      {message}
    </button>
  )
}

/** What is wrong with one question or section, beside it. */
export function Problems({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null
  return (
    <ul className={styles.here}>
      {messages.map((message) => (
        <li key={message}>
          <Icon name="danger" label="Problem:" />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
}
