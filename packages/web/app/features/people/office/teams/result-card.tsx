import { Form } from 'react-router'
import type { EventSheet } from '@clubhouse/contract/people/office/team-events'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { eventPath } from '#parts/people/teams/event-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from './teams.module.css'
import { EVENT } from './messages.ts'

/** How it ended, typed in on the way home. */
export function ResultCard({ event, answer }: { event: EventSheet; answer: FormAnswer | undefined }) {
  const { our_score: ours, their_score: theirs, team, opponent } = event
  return (
    <OfficeCard id="result" title={EVENT.result}>
      <Form method="post" action={eventPath(event.event_id)} className={styles.body} noValidate>
        <input type="hidden" name="intent" value="result" />
        <div className={styles.scores}>
          <Score label={team} name="ours" value={answer?.values['ours'] ?? ours} />
          <Score
            label={opponent || EVENT.resultThem}
            name="theirs"
            value={answer?.values['theirs'] ?? theirs}
          />
        </div>
        <p className={styles.quiet}>{EVENT.resultHint}</p>
        <div>
          <Button type="submit" variant="primary">
            {EVENT.saveResult}
          </Button>
        </div>
      </Form>
    </OfficeCard>
  )
}

function Score({ label, name, value }: { label: string; name: string; value: string | number | null }) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      defaultValue={value ?? ''}
    />
  )
}
