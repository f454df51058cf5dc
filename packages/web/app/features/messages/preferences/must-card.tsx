import { Card } from '#ui/card/card.tsx'
import { PREFERENCES } from './messages.ts'
import styles from './preferences.module.css'

/** What goes out whatever somebody wants. */
export function MustCard({ musts }: { musts: readonly string[] }) {
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{PREFERENCES.must}</h2>
      <p className={styles.lead}>{PREFERENCES.mustLead}</p>
      <ul className={styles.points}>
        {musts.map((must) => (
          <li key={must}>{must}</li>
        ))}
      </ul>
    </Card>
  )
}
