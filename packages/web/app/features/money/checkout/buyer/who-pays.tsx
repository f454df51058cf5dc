import { Link } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../checkout.module.css'
import { CHECKOUT, GUEST } from '../messages.ts'
import type { GuestCheckout } from './use-guest.ts'

export function Member({ user }: { user: { first_name: string; last_name: string; email: string } }) {
  return (
    <div className={styles.who}>
      <div>
        <p className={styles.name}>
          {user.first_name} {user.last_name}
        </p>
        <p className={styles.small}>{CHECKOUT.receiptTo(user.email)}</p>
      </div>
      <Link to="/authentication/sign-out?origin=%2Fcheckout">{CHECKOUT.notYou}</Link>
    </div>
  )
}

/** GUEST-10, GUEST-11 */
export function LockedGuest({ guest, isDisabled }: { guest: GuestCheckout; isDisabled: boolean }) {
  return (
    <div className={styles.locked}>
      <p className={styles.name}>
        <Icon name="success" /> {guest.details.first_name} {guest.details.last_name}
      </p>
      <p className={styles.small}>{guest.details.email}</p>
      <button type="button" className={styles.link} disabled={isDisabled} onClick={() => void guest.unlock()}>
        {GUEST.change}
      </button>
    </div>
  )
}
