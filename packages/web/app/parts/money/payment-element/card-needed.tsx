import { Icon } from '#ui/icon/icon.tsx'
import { PAYMENT } from './messages.ts'
import styles from './payment-element.module.css'

interface Props {
  /** The button that waits is described by it. */
  id: string
  /** What the card is entered in. */
  form: string
  isNeeded: boolean
}

/** Why the button that pays cannot be pressed yet, and the way to what is missing. */
export function CardNeeded({ id, form, isNeeded }: Props) {
  return (
    <p id={id} className={styles.needed} role="status" hidden={!isNeeded}>
      {isNeeded && (
        <>
          <Icon name="info" />
          <span>
            {PAYMENT.needed} <a href={`#${form}`}>{PAYMENT.neededCard}</a>
          </span>
        </>
      )}
    </p>
  )
}
