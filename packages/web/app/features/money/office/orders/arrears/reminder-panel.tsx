import { Form, useNavigation } from 'react-router'
import type { ReminderLetters } from '@clubhouse/contract/money/office/arrears'
import { Button } from '#ui/button/button.tsx'
import styles from './arrears.module.css'
import { REMINDER } from './messages.ts'

interface Props {
  letters: ReminderLetters
  here: string
}

/** The letters as they would leave now: nothing goes before somebody has seen it and pressed. */
export function ReminderPanel({ letters, here }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'remind'
  return (
    <section className={styles.reminder} id="reminder" aria-labelledby="reminder-title">
      <h2 id="reminder-title">{REMINDER.title}</h2>
      {letters.map(({ order_id: id, to, subject, text }) => (
        <div key={id} className={styles.letter}>
          <dl>
            <dt>{REMINDER.to}</dt>
            <dd>{to}</dd>
            <dt>{REMINDER.subject}</dt>
            <dd>
              <strong>{subject}</strong>
            </dd>
          </dl>
          {/* Nothing in a mail may run or reach this page; its links open beside it. */}
          <iframe
            src={`${here}/letter/${id}`}
            title={REMINDER.frame(subject)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
          <details>
            <summary>{REMINDER.text}</summary>
            <pre tabIndex={0}>{text}</pre>
          </details>
        </div>
      ))}
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="intent" value="remind" />
        <Button type="submit" variant="primary" icon="send" wide loading={isBusy}>
          {REMINDER.send}
        </Button>
      </Form>
      <p>{REMINDER.note}</p>
    </section>
  )
}
