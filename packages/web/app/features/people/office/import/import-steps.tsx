import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import type { PeopleImport } from '@clubhouse/contract/people/office/people-imports'
import { formatLongDate } from '@clubhouse/domain/format'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ColumnsForm } from './columns-form.tsx'
import styles from './import.module.css'
import { IMPORT } from './messages.ts'
import { UploadForm } from './upload-form.tsx'

interface Props {
  list: PeopleImport
  timeZone: string
}

/** What can be done with the list as it is now. */
export function ImportSteps({ list, timeZone }: Props) {
  const { counts, state } = list
  if (state === 'checked') return <Checked list={list} />
  if (state === 'running' || state === 'undoing') return <Going list={list} />
  return (
    <section className={styles.step} role="status">
      <p className={styles.outcome}>
        <Icon name="success" /> {state === 'done' ? IMPORT.done(counts) : IMPORT.undone(counts)}
      </p>
      {counts.here > 0 && <p>{IMPORT.hereNote(counts.here)}</p>}
      {counts.left > 0 && <p>{IMPORT.left(counts.left)}</p>}
      {state === 'done' && counts.problem > 0 && <Correct list={list} />}
      {list.undo_until !== null && (
        <div>
          <Act intent="undo" list={list} variant="danger">
            {IMPORT.undo}
          </Act>
          <p className={styles.quiet}>{IMPORT.undoNote(formatLongDate(list.undo_until, timeZone))}</p>
        </div>
      )}
    </section>
  )
}

function Checked({ list }: { list: PeopleImport }) {
  const { counts, mapping_problem: problem } = list
  return (
    <>
      <ColumnsForm key={list.revision} list={list} />
      <section className={styles.step}>
        {problem === null && (
          <>
            {counts.ready > 0 ? (
              <Act intent="start" list={list} variant="primary">
                {IMPORT.ready(counts.ready)}
              </Act>
            ) : (
              <p>{IMPORT.nobody}</p>
            )}
            {counts.here > 0 && <p>{IMPORT.hereNote(counts.here)}</p>}
            {counts.problem > 0 && <p>{IMPORT.notReady(counts.problem)}</p>}
            {counts.problem > 0 && <Correct list={list} />}
          </>
        )}
        <Act intent="discard" list={list} variant="quiet">
          {IMPORT.discard}
        </Act>
      </section>
    </>
  )
}

const Correct = ({ list }: { list: PeopleImport }) => (
  <div className={styles.correct}>
    <p>{IMPORT.correct}</p>
    <a href={`/people/import/${list.import_id}/problems`} download className={styles.download}>
      <Icon name="download" /> {IMPORT.problemsCsv}
    </a>
    <UploadForm label={IMPORT.uploadAgain} replaces={list.import_id} />
  </div>
)

const EVERY_MS = 1500

function Going({ list }: { list: PeopleImport }) {
  const { counts, state, has_stopped: hasStopped } = list
  const { revalidate, state: asking } = useRevalidator()
  useEffect(() => {
    if (hasStopped || asking !== 'idle') return
    const timer = setTimeout(() => void revalidate(), EVERY_MS)
    return () => clearTimeout(timer)
  }, [hasStopped, asking, revalidate])
  const all = counts.imported + counts.ready
  return (
    <section className={styles.step}>
      {state === 'running' ? (
        <label className={styles.progress}>
          <span>{IMPORT.running(counts.imported, all)}</span>
          <progress value={counts.imported} max={Math.max(1, all)} />
        </label>
      ) : (
        <p role="status">{IMPORT.undoing}</p>
      )}
      {hasStopped ? (
        <>
          <p>{IMPORT.stopped}</p>
          <Act intent={state === 'running' ? 'start' : 'undo'} list={list} variant="primary">
            {IMPORT.goOn}
          </Act>
        </>
      ) : (
        <p className={styles.quiet}>
          {IMPORT.leaveNote} <Link to={`/people/import/${list.import_id}`}>{IMPORT.reload}</Link>
        </p>
      )}
    </section>
  )
}

interface ActProps {
  intent: 'start' | 'undo' | 'discard'
  list: PeopleImport
  variant: 'primary' | 'danger' | 'quiet'
  children: string
}

function Act({ intent, list, variant, children }: ActProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={`/people/import/${list.import_id}`}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="revision" value={list.revision} />
      <Button type="submit" variant={variant} loading={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
