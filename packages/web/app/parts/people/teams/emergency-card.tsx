import { Form } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './emergency-card.module.css'
import { emergencyPath } from './event-paths.ts'
import { EMERGENCY } from './messages.ts'

/** One press, with cold fingers: the notes of a team and whom to ring. It says before it is pressed who is told of it. */
export function EmergencyCard({ groupId, team }: { groupId: string; team: string }) {
  return (
    <Form method="post" action={emergencyPath(groupId)}>
      <button type="submit" className={styles.card}>
        <span className={styles.mark}>
          <Icon name="medical" />
        </span>
        <span className={styles.what}>
          <span className={styles.title}>{EMERGENCY.of(team)}</span>
          <span className={styles.line}>{EMERGENCY.lead}</span>
        </span>
        <Icon name="chevron-right" />
      </button>
    </Form>
  )
}
