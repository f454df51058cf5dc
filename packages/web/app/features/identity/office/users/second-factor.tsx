import { Form } from 'react-router'
import type { OfficeUsers } from '@clubhouse/contract/identity/office/users'
import { Button } from '#ui/button/button.tsx'
import { FACTOR } from './messages.ts'
import styles from './users.module.css'

/** Whether the club asks for a passkey, and whom that would keep out today. */
export function SecondFactor({ users, asks_passkey: isOn }: OfficeUsers) {
  const missing = users.filter(({ has_passkey: has }) => !has).length
  return (
    <section className={styles.block} aria-labelledby="passkey">
      <h2 id="passkey">{FACTOR.title}</h2>
      <p>{isOn ? FACTOR.on : FACTOR.off}</p>
      <p className={styles.quiet}>{missing === 0 ? FACTOR.all : FACTOR.missing(missing)}</p>
      <Form method="post" action="/settings/users">
        <input type="hidden" name="intent" value={isOn ? 'passkey-off' : 'passkey-on'} />
        <Button type="submit" icon="key">
          {isOn ? FACTOR.turnOff : FACTOR.turnOn}
        </Button>
      </Form>
    </section>
  )
}
