import { Form, useNavigation } from 'react-router'
import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Button } from '#ui/button/button.tsx'
import styles from '../lottery.module.css'
import { DRAW } from '../messages.ts'
import { DrumPanel } from './drum-panel.tsx'

interface Props {
  draw: OfficeDraw
  me: string
  now: string
  path: string
  timeZone: string
  answer?: FormAnswer | undefined
}

/** One opens, another confirms; whoever stands alone is told who can be the second. */
export function RunPanel({ draw, me, now, path, timeZone, answer }: Props) {
  const { run_by: runBy, is_drum: isDrum, status, draws_at: drawsAt } = draw
  const isDue = status !== 'open' && Date.parse(drawsAt) <= Date.parse(now)
  const byPeople = runBy === 'people' && !isDrum
  return (
    <section className={styles.block} aria-labelledby="run">
      <h2 id="run">{DRAW.run}</h2>
      <p>{isDrum ? DRAW.drum : byPeople ? DRAW.byTwo : DRAW.byItself}</p>
      {isDrum &&
        (isDue ? (
          <DrumPanel draw={draw} me={me} path={path} timeZone={timeZone} answer={answer} />
        ) : (
          <p>{DRAW.notYet(formatDateTime(drawsAt, timeZone))}</p>
        ))}
      {byPeople && !isDue && <p>{DRAW.notYet(formatDateTime(drawsAt, timeZone))}</p>}
      {byPeople && isDue && <Hands draw={draw} me={me} path={path} timeZone={timeZone} />}
      {isDue && draw.waits_for && (!byPeople || draw.confirmed) && <p>{draw.waits_for}</p>}
    </section>
  )
}

function Hands({ draw: { opened, confirmed, colleagues }, me, path, timeZone }: Omit<Props, 'now'>) {
  const names = colleagues.map(({ name }) => name).join(', ')
  if (confirmed) return <p>{DRAW.confirmedBy(confirmed.name, formatDateTime(confirmed.at, timeZone))}</p>
  if (!opened)
    return (
      <>
        {colleagues.length === 0 && <p>{DRAW.alone}</p>}
        <Intent intent="open" label={DRAW.open} path={path} />
      </>
    )
  return (
    <>
      <p role="status">{DRAW.openedBy(opened.name, formatDateTime(opened.at, timeZone))}</p>
      {opened.user_id === me ? (
        <p>{colleagues.length > 0 ? DRAW.askSecond(names) : DRAW.alone}</p>
      ) : (
        <>
          <p>{DRAW.confirmNote}</p>
          <Intent intent="confirm" label={DRAW.confirm} path={path} />
        </>
      )}
    </>
  )
}

function Intent({ intent, label, path }: { intent: string; label: string; path: string }) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {label}
      </Button>
    </Form>
  )
}
