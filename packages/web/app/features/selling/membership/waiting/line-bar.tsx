import styles from './waiting-list.module.css'

/** More would be too narrow to count. */
const SEGMENTS = 8

/** Those in front, and the visitor at the end; said in words beside it. */
export function LineBar({ ahead }: { ahead: number }) {
  const shown = Math.min(ahead, SEGMENTS - 1)
  return (
    <span className={styles.line} aria-hidden="true">
      {Array.from({ length: shown + 1 }, (_, at) => (
        <span key={at} data-mine={at === shown || undefined} />
      ))}
    </span>
  )
}
