import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './form.module.css'

interface Props {
  text: string | null
  /** For a field that this is about. */
  id?: string
  /** What can be done about it. */
  children?: ReactNode
}

/** What is wrong with the whole form: the danger notice of AUTH-55 and ERR-11, where it stays until it is mended. */
export function FormMessage({ text, id, children }: Props) {
  if (text === null) return null
  return (
    <div className={styles.message} id={id} role="alert" tabIndex={-1}>
      <Icon name="danger" label="Error:" />
      <div>
        <p>{text}</p>
        {children && <p className={styles.wayOut}>{children}</p>}
      </div>
    </div>
  )
}
