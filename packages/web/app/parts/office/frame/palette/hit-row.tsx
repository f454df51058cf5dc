import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Hit } from '../hits.ts'
import { PALETTE } from './messages.ts'
import styles from './palette.module.css'

interface Props {
  id: string
  hit: Hit
  isActive: boolean
  onChoose: () => void
}

/** The keyboard is the field's above: a row is pressed, or chosen from there. */
export function HitRow({ id, hit, isActive, onChoose }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      ref={isActive ? scrollToIt : undefined}
      aria-selected={isActive}
      aria-disabled={hit.to === null || undefined}
      className={classNames(styles.hit, isActive && styles.on)}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {hit.initials && <span className={styles.initials} data-initials={hit.initials} aria-hidden="true" />}
      {hit.icon && <Icon name={hit.icon} />}
      <span className={styles.label}>{hit.label}</span>
      {hit.note && <span className={styles.note}>{hit.note}</span>}
      <span className={styles.end} aria-hidden="true">
        {isActive ? PALETTE.enter : hit.keys?.map((key) => <kbd key={key}>{key}</kbd>)}
      </span>
    </div>
  )
}

function scrollToIt(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
