import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

export type PasswordRule = { label: string; isMet: boolean }

interface Props {
  id: string
  rules: readonly PasswordRule[]
  /** All of them in a few words, until somebody comes to the field. */
  summary: string
  isOpen: boolean
}

/** What a new password must have, ticked as it is met. Once open it stays: nothing below may move under a finger. */
export function PasswordRules({ id, rules, summary, isOpen }: Props) {
  return (
    <div className={styles.rules} data-open={isOpen || undefined}>
      <p className={styles.ruleLine}>{summary}</p>
      <ul id={id} className={styles.ruleList} role="list">
        {rules.map((rule) => (
          <li key={rule.label} data-met={rule.isMet || undefined}>
            {rule.isMet ? <Icon name="check" label="Done:" /> : <span className={styles.pending} />}
            {rule.label}
          </li>
        ))}
      </ul>
    </div>
  )
}
