import { useMemo } from 'react'
import type { DynamicForm as ClubForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { withoutAgreements } from '@clubhouse/domain/selling/renewal/check-answers'
import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'
import styles from './renewal.module.css'
import type { Edit } from './use-renewing.ts'

interface Props {
  title: string
  form: ClubForm
  known: FormAnswers
  today: string
  onEdit: (edit: Edit) => void
}

/** One of the club's forms with what is known. What is agreed to each season stands once below everybody. */
export default function AnswersForm({ title, form, known, today, onEdit }: Props) {
  const asked = useMemo(() => withoutAgreements(form), [form])
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>{title}</h3>
      <DynamicForm
        form={asked}
        initial={known}
        today={today}
        onChange={({ sections }, isValid) =>
          onEdit({ given: { form_id: form.form_id, version: form.version, sections }, isValid })
        }
        onSubmit={() => undefined}
      />
    </section>
  )
}
