import { Icon } from '../../ui/icon/icon.tsx'
import styles from './form.module.css'

/** What is wrong with the whole form; a notice says it too, but a notice goes away. */
export function FormMessage({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <div className={styles.message} role="alert" tabIndex={-1}>
      <Icon name="danger" label="Error:" />
      <p>{text}</p>
    </div>
  )
}
