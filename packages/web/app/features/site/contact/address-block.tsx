import type { Address } from '@clubhouse/contract/site/club'
import { Icon } from '#ui/icon/icon.tsx'
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

/** CONTACT-02: what is missing leaves no gap. */
export function addressLines({ line1, city, county, country }: Address): string[] {
  const town = [city, county].filter(Boolean).join(', ')
  return [line1, town, country].filter((line): line is string => Boolean(line))
}
