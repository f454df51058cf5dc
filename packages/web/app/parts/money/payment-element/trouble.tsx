import { Button } from '#ui/button/button.tsx'
import { PAYMENT } from './messages.ts'
import styles from './payment-element.module.css'

/** ERR-26 to ERR-28 */
export function Trouble({ text, again }: { text: string; again?: () => void }) {
  return (
    <div className={styles.trouble} role="alert">
      <p>{text}</p>
      {again && <Button onClick={again}>{PAYMENT.again}</Button>}
    </div>
  )
}
