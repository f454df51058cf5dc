import { useEffect, useRef } from 'react'
import type { PriceChanges } from '@clubhouse/domain/selling/cart/price-changes'
import { isCalm } from '#ui/field/focus-first-invalid.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

/**
 * Nothing was charged, because it is no longer what the page showed: what is different, beside the button. It comes into sight by itself:
 * on a phone the button is always there and this need not be, and a notice above the button would cover what has to be ticked.
 */
export function PriceChanged({ changes: { total, reasons } }: { changes: PriceChanges }) {
  const box = useRef<HTMLDivElement | null>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what is to be done in the end.
    box.current?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'center' })
  }, [])
  return (
    <div ref={box} className={styles.changed} role="alert">
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
