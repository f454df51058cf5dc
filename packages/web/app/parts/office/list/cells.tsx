import type { ReactNode } from 'react'
import { formatDateTime } from '@clubhouse/domain/format'
import type { ClubTime } from '../club-time.ts'
import styles from './cells.module.css'

/** A second, quieter line in a cell. */
export const Sub = ({ children }: { children: ReactNode }) => <span className={styles.sub}>{children}</span>

export const When = ({ at, time }: { at: string; time: ClubTime }) => (
  <time className={styles.when} dateTime={at}>
    {formatDateTime(at, time.timeZone)}
  </time>
)

/** Somebody, with their initials. */
export function Person({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (
    <span className={styles.person}>
      <span className={styles.avatar} data-hue={hueOf(name)} aria-hidden="true">
        {initials.map((word) => [...(word ?? '')][0] ?? '').join('')}
      </span>
      {name}
    </span>
  )
}

/** The same for the same name, wherever it stands. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4
