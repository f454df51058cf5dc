import { Form, Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MAILS } from './mail-messages.ts'
import styles from './mail.module.css'

export function MailFilter({ to }: { to: string | null }) {
  return (
    <Form action="/dev/mail" className={styles.filter} key={to}>
      <TextField
        type="email"
        name="to"
        label={MAILS.filter}
        defaultValue={to ?? ''}
        autoComplete="off"
        optional
      />
      <div className={styles.row}>
        <Button type="submit" size="small">
          {MAILS.filterButton}
        </Button>
        {to && (
          <Link to="/dev/mail" className={styles.quiet}>
            {MAILS.everybody}
          </Link>
        )}
      </div>
    </Form>
  )
}
