import { Form } from 'react-router'
import type { PastMerge } from '@clubhouse/contract/people/office/people-merges'
import { dayOf } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Button } from '#ui/button/button.tsx'
import { DOUBLES } from '../messages.ts'
import { DUPLICATES_PATH } from './duplicates-action.ts'
import styles from './duplicates.module.css'

/** What was merged in the last 30 days, each with its way back. */
export function PastMerges({ merges, time }: { merges: readonly PastMerge[]; time: ClubTime }) {
  const day = (at: string) => displayDate(dayOf(at, time.timeZone))
  return (
    <OfficeCard id="merged" title={DOUBLES.merged}>
      {merges.length === 0 && <p className={styles.quiet}>{DOUBLES.noMerges}</p>}
      <ul role="list" className={styles.list}>
        {merges.map(({ merge_id: id, kept, gone, actor, at, until, undone_at: undone }) => (
          <li key={id}>
            <p>
              {DOUBLES.mergedInto(gone.name, kept.name)}
              <small>{DOUBLES.byWhom(actor, day(at))}</small>
              {until && <small>{DOUBLES.undoUntil(day(until))}</small>}
              {undone && <small>{DOUBLES.undone(day(undone))}</small>}
            </p>
            {until && (
              <Form method="post" action={DUPLICATES_PATH}>
                <input type="hidden" name="intent" value="undo" />
                <input type="hidden" name="merge" value={id} />
                <Button type="submit" icon="undo" aria-label={`${DOUBLES.undo}: ${gone.name}`}>
                  {DOUBLES.undo}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </OfficeCard>
  )
}
