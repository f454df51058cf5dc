import type { ReactNode } from 'react'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import styles from '../authentication.module.css'

interface Props {
  action: string
  /** Out of the mail: it is the whole permission. */
  code: string
  answer: FormAnswer | undefined
  title: string
  submit: string
  failed: string
  children: ReactNode
}

/** What a mailed link leads to: one sentence and one button, since opening a link must change nothing. */
export function LinkForm({ action, code, answer, title, submit, failed, children }: Props) {
  const { props, formError, isBusy } = usePostedForm(() => ({}), answer, {
    name: action,
    failed,
    draft: null,
  })
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.body}>
          <form {...props} action={action} className={formStyles.form}>
            {children}
            <FormMessage text={formError} />
            <input type="hidden" name="code" value={code} />
            <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
              {submit}
            </Button>
          </form>
        </div>
      </section>
    </div>
  )
}
