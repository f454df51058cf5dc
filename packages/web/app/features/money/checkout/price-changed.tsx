import type { PriceChanges } from '@clubhouse/domain/selling/cart/price-changes'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

/** Nothing was charged, because it is no longer what the page showed: what is different, beside the button. */
export function PriceChanged({ changes: { total, reasons } }: { changes: PriceChanges }) {
  return (
    <div className={styles.changed} role="alert">
      <Icon name="info" />
      <div>
        <p className={styles.name}>{CHECKOUT.changed.title}</p>
        <p>{total}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{CHECKOUT.changed.after}</p>
      </div>
    </div>
  )
}
