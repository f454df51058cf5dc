import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { answerLines } from './answer-text.ts'
import styles from './registration-form.module.css'

/** By section and question, as the form asked them; what was left open is not among the answers. */
export function AnsweredSections({ form, answers }: { form: DynamicForm; answers: FormAnswers }) {
  const { sections, byId } = indexOf(form)
  return sections.flatMap(({ section_id, label }) => {
    const given = answers.sections.find((section) => section.section_id === section_id)
    if (!given) return []
    return [
      <section key={section_id} className={styles.section} aria-labelledby={`section-${section_id}`}>
        <h2 id={`section-${section_id}`} className={styles.sectionTitle}>
          {label}
        </h2>
        <dl>
          {given.questions.flatMap(({ question_id, answer }) => {
            const question = byId.get(question_id)?.question
            if (!question) return []
            const lines = answerLines(question, answer)
            return [
              <div key={question_id} className={styles.answer}>
                <dt>{question.label}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>,
            ]
          })}
        </dl>
      </section>,
    ]
  })
}
