import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './conflict-dialog.module.css'

export interface Difference<Field extends string> {
  field: Field
  title: string
  theirs: ReactNode
  mine: ReactNode
}

interface Props<Field extends string> {
  /** Who saved and when. */
  title: string
  who: string
  differences: readonly Difference<Field>[]
  onMerge: (theirs: readonly Field[]) => void
  /** What it was is shown again at the next save. */
  onLater: () => void
}

/** Both versions, where they differ: somebody chooses, and nothing is lost before they have. */
export function ConflictDialog<Field extends string>({
  title,
  who,
  differences,
  onMerge,
  onLater,
}: Props<Field>) {
  const [theirs, setTheirs] = useState<readonly Field[]>([])
  const count = differences.length
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onLater}
      footer={
        <>
          <p className={styles.note}>
            {count === 1 ? 'One difference.' : `${count} differences.`} Everything else is already merged.
          </p>
          <Button variant="primary" onClick={() => onMerge(theirs)} data-autofocus>
            Merge and keep editing
          </Button>
        </>
      }
    >
      {differences.map(({ field, title: name, theirs: other, mine }) => (
        <fieldset key={field} className={styles.difference}>
          <legend>{name}</legend>
          {choice(field, `Keep ${who}’s`, other, theirs.includes(field), () => setTheirs([...theirs, field]))}
          {choice(field, 'Keep mine', mine, !theirs.includes(field), () =>
            setTheirs(theirs.filter((each) => each !== field)),
          )}
        </fieldset>
      ))}
    </Dialog>
  )

  function choice(field: Field, label: string, shown: ReactNode, isChosen: boolean, choose: () => void) {
    return (
      <label className={styles.side}>
        <span className={styles.text}>{shown}</span>
        <span className={styles.choose}>
          <input type="radio" name={`keep-${field}`} checked={isChosen} onChange={choose} /> {label}
        </span>
      </label>
    )
  }
}
