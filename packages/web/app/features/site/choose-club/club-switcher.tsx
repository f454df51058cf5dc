import { Form } from 'react-router'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { Button } from '#ui/button/button.tsx'
import styles from './home.module.css'
import { HOME } from './messages.ts'

export function ClubSwitcher({ clubs }: { clubs: readonly UserAccount[] }) {
  return (
    <ul className={styles.list} role="list">
      {clubs.map(({ account_id, name }) => (
        <li key={account_id} className={styles.row}>
          <strong>{name}</strong>
          <Form method="post" action="/choose-club">
            <Button type="submit" size="small" name="account_id" value={account_id}>
              {HOME.switchTo}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
