import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { FRAME } from './messages.ts'
import { useEdited } from './record-frame.tsx'
import styles from './record-frame.module.css'

interface Props {
  title: string
  /** What it says while it is closed. */
  says?: ReactNode
  /** Names of its fields, or what they begin with: with something wrong in one of them it opens, and a change is marked. */
  fields: readonly string[]
  isOpen?: boolean
  children: ReactNode
}

/** A section of a `RecordFrame`. A plain `details`, so it opens without a script; fields in a closed one are sent as well. */
export function EditSection({ title, says, fields, isOpen = false, children }: Props) {
  const { bound, values, kept } = useEdited()
  const names = [...new Set([...Object.keys(kept), ...Object.keys(values), ...fields])]
  const own = names.filter((name) => fields.some((field) => name === field || name.startsWith(`${field}_`)))
  const isWrong = own.some((name) => bound.errorOf(name) ?? bound.theirsOf(name))
  const isChanged = own.some((name) => (values[name] ?? '') !== (kept[name] ?? ''))
  const details = useRef<HTMLDetailsElement>(null)
  const [begins] = useState(isOpen || isWrong)
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return (
    <details className={styles.section} ref={details} open={begins}>
      <summary>
        <h2>{title}</h2>
        <span className={styles.says}>{says}</span>
        {isChanged && <Badge tone="warning">{FRAME.changed}</Badge>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body} data-hints="below">
        {children}
      </div>
    </details>
  )
}
