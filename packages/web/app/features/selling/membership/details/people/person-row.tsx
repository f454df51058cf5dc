import type { Row } from '@clubhouse/domain/people/registration/blocks'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../plan-block.module.css'
import { BLOCK, roleOf } from '../messages.ts'
import type { RowWords } from './row-words.ts'

interface Props {
  row: Row
  words: RowWords
  number: number
  isJuvenile: boolean
  isSignedIn: boolean
  onOpen: () => void
}

/** MEMB-37: one of those whom a plan asks about, and the way to fill them in. */
export function PersonRow({ row, words, number, isJuvenile, isSignedIn, onOpen }: Props) {
  const role = roleOf(row.type, isJuvenile)
  const isLocked = row.lock !== null || !isSignedIn || row.form === null
  const noteId = `place-${number}-${row.type}`
  return (
    <li className={styles.person} data-row={row.type}>
      <span className={styles.face} data-empty={words.initials === null || undefined} aria-hidden="true">
        {words.initials ?? <Icon name="user" />}
      </span>
      <span className={styles.words} id={noteId}>
        <span className={styles.role}>{role}</span>
        <b data-quiet={(row.given === null && isLocked) || undefined}>{words.name}</b>
        {words.note && <small>{words.note}</small>}
      </span>
      {row.copiedFrom === null ? (
        <Button
          {...lookOf(row)}
          className={styles.action}
          disabled={isLocked}
          aria-describedby={noteId}
          data-action={row.type}
          onClick={onOpen}
        >
          {labelOf(row)}
          <span className="visually-hidden">
            {' '}
            {role}, {BLOCK.inPlan(number)}
          </span>
        </Button>
      ) : (
        <span className={styles.copied} title={BLOCK.copiedHow(row.copiedFrom)}>
          <Badge icon="lock">{BLOCK.copied}</Badge>
        </span>
      )}
    </li>
  )
}

function labelOf({ given, isValid }: Row): string {
  if (!given) return BLOCK.add
  return isValid ? BLOCK.edit : BLOCK.check
}

function lookOf({ given, isValid, lock }: Row) {
  if (given && isValid) return { variant: 'quiet', size: 'small', icon: 'edit' } as const
  return { variant: lock === null ? 'primary' : 'secondary' } as const
}
