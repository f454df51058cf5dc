import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import type { SortDirection } from './column.ts'
import styles from './table.module.css'

/** A press either follows an address (server sort, works without script) or calls back (client sort). */
export type SortAct = { to: string } | { onPress: () => void }

type Props = { header: string; direction: SortDirection; act: SortAct }

export function SortHeading({ header, direction, act }: Props) {
  const inside = (
    <>
      {header}
      <Icon name={direction === null ? 'sort-none' : direction === 'asc' ? 'sort-asc' : 'sort-desc'} />
    </>
  )
  if ('to' in act) {
    return (
      <Link className={styles.sort} to={act.to} preventScrollReset replace>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" className={styles.sort} onClick={act.onPress}>
      {inside}
    </button>
  )
}
