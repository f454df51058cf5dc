import type { Side } from '@clubhouse/contract/site/matches'
import { classNames } from '#ui/class-names.ts'
import styles from './team-name.module.css'
import { TeamPicture } from './team-picture.tsx'

interface Props {
  side: Side
  hasPicture?: boolean
}

/** A team by its name; our own stands out by weight as well as by colour. */
export function TeamName({ side, hasPicture = false }: Props) {
  return (
    <span className={classNames(styles.team, side.is_own && styles.own)} data-own={side.is_own || undefined}>
      {hasPicture && <TeamPicture side={side} />}
      <span>{side.name}</span>
    </span>
  )
}
