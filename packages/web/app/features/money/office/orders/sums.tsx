import styles from './sums.module.css'

interface Props {
  of: readonly { label: string; value: string; isOwed?: boolean }[]
}

/** What it comes to, side by side. */
export const Sums = ({ of }: Props) => (
  <dl className={styles.sums}>
    {of.map(({ label, value, isOwed }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-owed={isOwed || undefined}>{value}</dd>
      </div>
    ))}
  </dl>
)
