import styles from '../automails.module.css'
import { MAIL } from '../messages.ts'

interface Props {
  path: string
  name: string
  preview: { subject: string; text: string } | null
}

/** By this name the form beside it shows what is being written here, also without a script. */
export const FRAME = 'letter'

/** As it is kept, until the form shows something else in its frame. */
export function Preview({ path, name, preview }: Props) {
  if (!preview) return <p className={styles.preview}>{MAIL.previewFailed}</p>
  return (
    <section className={styles.preview} aria-label={MAIL.preview}>
      <h2>{MAIL.preview}</h2>
      <p className={styles.note}>{MAIL.previewNote}</p>
      <p>
        {MAIL.subject} <strong>{preview.subject}</strong>
      </p>
      {/* Nothing in a mail may run or reach this page; its links open beside it. */}
      <iframe
        name={FRAME}
        className={styles.frame}
        src={`${path}/letter`}
        title={MAIL.frame(name)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>{MAIL.text}</summary>
        <pre className={styles.text} tabIndex={0}>
          {preview.text}
        </pre>
      </details>
    </section>
  )
}
