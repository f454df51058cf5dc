import type { Address } from '@clubhouse/contract/account'
import { Icon } from '../../ui/icon/icon.tsx'
import { addressLines } from './address-lines.ts'
import styles from './contact.module.css'

/** CONTACT-02 */
export function AddressBlock({ club, address }: { club: string; address: Address }) {
  return (
    <div className={styles.address}>
      <Icon name="pin" className={styles.pin} />
      <address className={styles.lines}>
        <strong>{club}</strong>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}
