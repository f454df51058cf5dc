import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { actionsIn } from '../actions.ts'
import type { OfficeMenuEntry } from '../navigation.ts'
import { areSingleKeysOn, switchSingleKeys } from '../single-keys.ts'
import styles from './keys-dialog.module.css'
import { KEYS } from './messages.ts'

interface Props {
  entries: readonly OfficeMenuEntry[]
  onClose: () => void
}

/** `?`: every key there is. */
export default function KeysDialog({ entries, onClose }: Props) {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const groups = [
    { title: KEYS.anywhere, rows: KEYS.rows },
    {
      title: KEYS.goTo,
      rows: entries.flatMap(({ key, label }) => (key ? [{ keys: ['g', key], does: label }] : [])),
    },
    {
      title: KEYS.begin,
      rows: actionsIn(entries).flatMap(({ key, label }) => (key ? [{ keys: ['c', key], does: label }] : [])),
    },
  ]
  return (
    <Dialog title={KEYS.title} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ title, rows }) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl className={styles.rows}>
              {rows.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        label={KEYS.single}
        name="single-keys"
        checked={isOn}
        onChange={(event) => {
          switchSingleKeys(event.currentTarget.checked)
          setIsOn(event.currentTarget.checked)
        }}
      />
    </Dialog>
  )
}
