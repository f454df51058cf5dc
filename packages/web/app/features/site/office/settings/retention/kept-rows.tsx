import type { Retention } from '@clubhouse/contract/people/office/retention'
import { RETENTION_KINDS, type RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import {
  choicesOf,
  dueWords,
  FIXED,
  RETENTION,
  timeWords,
} from '@clubhouse/domain/people/retention/retention'
import { Icon } from '#ui/icon/icon.tsx'
import { SelectBox } from '#ui/field/select.tsx'
import { KEPT } from './messages.ts'
import type { RetentionAnswer } from './retention-action.ts'
import styles from './retention.module.css'

interface Props {
  kept: Retention
  answer: RetentionAnswer | undefined
}

/** Each with what it is, for how long, and what of it goes tonight as things stand. */
export const KeptRows = ({ kept, answer }: Props) => (
  <ul className={styles.list} role="list">
    {RETENTION_KINDS.map((kind) => (
      <KeptRow key={kind} kind={kind} kept={kept} answer={answer} />
    ))}
  </ul>
)

function KeptRow({ kind, kept, answer }: Props & { kind: RetentionKind }) {
  const { title, about } = RETENTION[kind]
  const [days, due] = [kept.times[kind], kept.due[kind]]
  const error = answer?.errors[kind]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>{about}</p>
        {due > 0 && (
          <p className={styles.due}>
            <Icon name="clock" />
            {KEPT.tonight(dueWords(kind, due, days))}
          </p>
        )}
      </div>
      <div className={styles.time}>
        <SelectBox
          aria-label={KEPT.time(title)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${kind}-error` : undefined}
          name={kind}
          defaultValue={String(answer?.chosen[kind] ?? days)}
          options={choicesOf(kind).map((each) => ({ value: String(each), label: timeWords(each) }))}
        />
        {error && (
          <p className={styles.error} id={`${kind}-error`}>
            {error}
          </p>
        )}
      </div>
    </li>
  )
}

/** Nobody of a club can change these; it says why. */
export const FixedRows = () => (
  <ul className={styles.list} role="list">
    {FIXED.map(({ title, time, why }) => (
      <li key={title} className={styles.row}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.about}>{why}</p>
        </div>
        <p className={styles.set}>
          <Icon name="lock" />
          {time}
        </p>
      </li>
    ))}
  </ul>
)
