import { Form, useNavigation } from 'react-router'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { listOwnWaiting } from '@clubhouse/contract/selling/waiting-list'
import { formatLongDate } from '@clubhouse/domain/format'
import { familiesAhead, placeInLine } from '@clubhouse/domain/selling/waiting-list/line-words'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './family.module.css'
import { WAITS } from './messages.ts'

export type OwnWaiting = ReplyOf<typeof listOwnWaiting>['items'][number]

/** A place that somebody waits for, and how the family leaves the list. */
export function WaitingLine({ place, withClub }: { place: OwnWaiting; withClub: boolean }) {
  const { waiting_id: id, plan_name: plan, club, ahead, offered_until: until, people } = place
  const { state, formData } = useNavigation()
  const where =
    ahead === null
      ? WAITS.held(until === null ? '' : formatLongDate(until, 'Europe/Dublin'))
      : `${placeInLine(ahead)}, ${familiesAhead(ahead)}`
  return (
    <div>
      <div className={styles.plan}>
        <span>
          <strong>{plan}</strong>
          <span className={styles.quiet}>
            {[withClub ? club.name : null, where].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Badge tone={ahead === null ? 'success' : 'info'}>
          {ahead === null ? WAITS.offered : WAITS.waiting}
        </Badge>
      </div>
      <details className={styles.leave}>
        <summary>{WAITS.leave}</summary>
        <Form method="post">
          <input type="hidden" name="waiting_id" value={id} />
          <input type="hidden" name="club" value={club.slug} />
          <p className={styles.quiet}>{people.length > 1 ? WAITS.sureAll(people.length) : WAITS.sure}</p>
          <Button
            type="submit"
            variant="danger"
            size="small"
            loading={state !== 'idle' && formData?.get('waiting_id') === id}
          >
            {WAITS.yes}
          </Button>
        </Form>
      </details>
    </div>
  )
}
