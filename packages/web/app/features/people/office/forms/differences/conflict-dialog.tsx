import { useState } from 'react'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import { formDifference } from '@clubhouse/domain/people/forms/versions/form-difference'
import { rebaseForm } from '@clubhouse/domain/people/forms/versions/rebase-form'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import type { FormDraft } from '#parts/people/form-editor/edit-draft.ts'
import { namedAsBefore } from './base-names.ts'
import type { ClubTime } from '#parts/office/club-time.ts'
import { choicesOf, NAME_KEY } from './clash-words.ts'
import styles from './conflict-dialog.module.css'
import { DifferenceList } from './difference-list.tsx'
import { inListOrder } from '../preview/preview-form.ts'
import { CONFLICT, savedWhen } from '../messages.ts'

interface Props {
  base: FormDraft
  mine: FormDraft
  theirs: SavedForm
  time: ClubTime
  /** It was the same person who saved, in another tab or on another device. */
  isOwn: boolean
  onGoOn: (draft: FormDraft) => void
  onDiscard: () => void
  onClose: () => void
}

/** Two people saved, or one in two places: both versions side by side, question by question, and what to do with them. */
export function ConflictDialog(props: Props) {
  const { base, mine: written, theirs, time, isOwn, onGoOn, onDiscard, onClose } = props
  const mine = inListOrder(written)
  const [chosen, setChosen] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map())
  const fork = { base, mine, theirs }
  const choices = choicesOf(fork)
  const isMine = (key: string) => chosen.get(key) !== 'theirs'

  function goOn() {
    const keepsMine = new Set(choices.flatMap(({ key }) => (isMine(key) ? [key] : [])))
    const keepsName = mine.name !== base.name && isMine(NAME_KEY)
    onGoOn({ name: keepsName ? mine.name : theirs.name, sections: rebaseForm(fork, keepsMine) })
  }

  return (
    <Dialog
      title={CONFLICT.title(theirs.saved_by, savedWhen(theirs.saved_at, time.now, time.timeZone), isOwn)}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {CONFLICT.discard(isOwn)}
          </Button>
          <Button variant="primary" onClick={goOn}>
            {CONFLICT.goOn}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{CONFLICT.lead(isOwn)}</p>
        <div className={styles.sides}>
          <Side title={CONFLICT.theirs(theirs.saved_by, isOwn)} from={base} to={theirs} />
          <Side title={CONFLICT.mine(isOwn)} from={base} to={mine} />
        </div>
        {choices.length > 0 && (
          <section className={styles.clashes}>
            <h3 className={styles.title}>{CONFLICT.clashes(isOwn)}</h3>
            {choices.map(({ key, label, ...sides }) => (
              <RadioGroup
                key={key}
                name={key}
                label={label}
                inline
                value={isMine(key) ? 'mine' : 'theirs'}
                onChange={(side) =>
                  setChosen((before) => new Map(before).set(key, side === 'mine' ? 'mine' : 'theirs'))
                }
                options={[
                  { value: 'mine', label: CONFLICT.keepMine(isOwn), note: <Values of={sides.mine} /> },
                  { value: 'theirs', label: CONFLICT.keepTheirs(isOwn), note: <Values of={sides.theirs} /> },
                ]}
              />
            ))}
          </section>
        )}
        <p className={styles.note}>{CONFLICT.discardNote(isOwn)}</p>
      </div>
    </Dialog>
  )
}

function Values({ of }: { of: readonly string[] }) {
  return of.map((value) => (
    <span key={value} className={styles.value}>
      {value}
    </span>
  ))
}

function Side({ title, from, to }: { title: string; from: FormDraft; to: FormDraft }) {
  return (
    <section className={styles.side}>
      <h3 className={styles.title}>{title}</h3>
      {from.name !== to.name && <p>{CONFLICT.renamed(to.name)}</p>}
      <DifferenceList
        differences={namedAsBefore(from, to, formDifference(from, to))}
        empty={from.name === to.name ? CONFLICT.nothing : ''}
      />
    </section>
  )
}
