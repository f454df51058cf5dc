import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known, one line each. */
export const Facts = ({ of }: { of: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {of.map(({ name, value }, at) => [
      <dt key={`name ${at}`}>{name}</dt>,
      <dd key={`value ${at}`}>{value}</dd>,
    ])}
  </dl>
)
