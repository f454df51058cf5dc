import { useState } from 'react'
import { changeOf, notesFor } from '@clubhouse/domain/money/cash/notes-for'
import styles from './cash-given.module.css'
import { CASH } from './messages.ts'

interface Props {
  total: number
  money: (amount: number) => string
}

/** For whoever holds the money in their hand: what was given, and what goes back. Only reckons, and sends nothing. */
export function CashGiven({ total, money }: Props) {
  const [given, setGiven] = useState<number | null>(null)
  const notes = notesFor(total)
  if (notes.length === 0) return null
  const change = given === null ? null : changeOf(total, given)
  return (
    <div className={styles.cash}>
      <fieldset className={styles.notes}>
        <legend>{CASH.given}</legend>
        {notes.map((note) => (
          <button
            key={note}
            type="button"
            className={styles.note}
            aria-pressed={given === note}
            onClick={() => setGiven(note)}
          >
            {money(note)}
          </button>
        ))}
      </fieldset>
      <output className={styles.back} data-short={(given !== null && change === null) || undefined}>
        {given === null ? null : change === null ? (
          CASH.short
        ) : (
          <>
            {CASH.back} <b>{money(change)}</b>
          </>
        )}
      </output>
    </div>
  )
}
