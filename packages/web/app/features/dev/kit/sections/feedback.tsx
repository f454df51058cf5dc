import { useState } from 'react'
import { Badge, StatusBadge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { reportFailure } from '#ui/notifications/report-failure.ts'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { SkeletonLines, SkeletonTiles } from '#ui/skeleton/skeleton.tsx'
import styles from '../dev-ui.module.css'
import { Example, Section } from '../section.tsx'

export function Feedback() {
  const [tries, setTries] = useState(0)
  return (
    <>
      <Section
        id="notifications"
        title="Notifications"
        about="Three at a time; they wait while you point at them, focus them or look away."
      >
        <div className={styles.row}>
          <Button
            onClick={() => notify({ title: 'Saved', body: 'The article is online now.', type: 'success' })}
          >
            Success
          </Button>
          <Button onClick={() => notify({ title: 'A new season opens on Saturday', type: 'info' })}>
            Info
          </Button>
          <Button
            onClick={() =>
              notify({ title: 'Two places left', body: 'Camp week 2 is nearly full.', type: 'warning' })
            }
          >
            Warning
          </Button>
          <Button onClick={() => reportFailure({ status: 0 })}>Danger: no network</Button>
          <Button
            onClick={() =>
              notify({ title: 'Stays until closed', type: 'info', timeout: null, isGlobal: true })
            }
          >
            Without time limit
          </Button>
        </div>
      </Section>
      <Section
        id="skeletons"
        title="Skeletons"
        about="Shaped like what is coming, and only when it takes longer than a blink."
      >
        <Example title="Lines">
          <SkeletonLines count={4} />
        </Example>
        <Example title="Tiles">
          <SkeletonTiles count={3} />
        </Example>
      </Section>
      <Section
        id="states"
        title="States"
        about="Nothing there, something failed, and the small words for how things stand."
      >
        <Example title="Empty">
          <EmptyState icon="calendar" action={<Button variant="primary">Add a match</Button>}>
            No matches are planned yet.
          </EmptyState>
        </Example>
        <Example title="Failed">
          <ErrorPanel title="The results could not be loaded" onRetry={() => setTries(tries + 1)}>
            The league’s server did not answer{tries > 0 && ` (tried ${tries + 1} times)`}.
          </ErrorPanel>
        </Example>
        <Example title="Badges">
          <div className={styles.row}>
            <StatusBadge status="Published" />
            <StatusBadge status="Draft" />
            <Badge>Neutral</Badge>
            <Badge tone="primary">12 left</Badge>
            <Badge tone="info">New</Badge>
            <Badge tone="danger">Failed</Badge>
          </div>
        </Example>
      </Section>
    </>
  )
}
