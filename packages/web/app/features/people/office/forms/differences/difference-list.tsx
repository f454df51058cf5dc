import type { Difference } from '@clubhouse/domain/people/forms/versions/form-difference'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { detailInWords, differenceInWords } from './difference-words.ts'
import styles from './difference-list.module.css'
import { CONFLICT } from '../messages.ts'

const MARKS: Record<Difference['what'], IconName> = { added: 'plus', removed: 'minus', changed: 'edit' }

interface Props {
  differences: readonly Difference[]
  /** What stands there when nothing is different. */
  empty: string
  /** Above so many the rest is only counted. */
  atMost?: number
}

export function DifferenceList({ differences, empty, atMost = Number.POSITIVE_INFINITY }: Props) {
  if (differences.length === 0) return <p className={styles.quiet}>{empty}</p>
  const rest = differences.length - atMost
  return (
    <ul className={styles.list} role="list">
      {differences.slice(0, atMost).map((difference) => (
        <li
          key={`${difference.of} ${difference.id}`}
          className={styles.difference}
          data-what={difference.what}
        >
          <Icon name={MARKS[difference.what]} />
          <div>
            <p className={styles.head}>{differenceInWords(difference)}</p>
            {difference.details.map((detail) => (
              <p key={detail.aspect} className={styles.quiet}>
                {detailInWords(detail)}
              </p>
            ))}
          </div>
        </li>
      ))}
      {rest > 0 && <li className={styles.quiet}>{CONFLICT.more(rest)}</li>}
    </ul>
  )
}
