import type { CartItem } from '@clubhouse/contract/selling/cart'
import styles from './chosen-lines.module.css'
import { CART } from './messages.ts'

/** LOTTO-10: the numbers of a lotto ticket, so that nobody pays for others than they meant; what is not picked yet is a lucky dip. */
export function ChosenLines({ metadata: { lines, pick } }: Pick<CartItem, 'metadata'>) {
  if (!lines || lines.length === 0 || pick === 'None') return null
  const picked = lines.filter((line) => line.length > 0)
  const dips = lines.length - picked.length
  return (
    <ul className={styles.lines} aria-label={CART.yourLines}>
      {picked.map((line, at) => (
        <li key={at}>
          {line.map((symbol) => (
            <span key={symbol}>{symbol} </span>
          ))}
        </li>
      ))}
      {dips > 0 && <li className={styles.dip}>{CART.luckyDips(dips)}</li>}
    </ul>
  )
}
