import type { Side } from '@clubhouse/contract/matches'
import styles from './team-picture.module.css'

const SIZE = 64

/**
 * FIX2-05: the team's picture over its initials. A picture that does not come takes no room, so the initials are
 * the placeholder without anybody having to notice.
 */
export function TeamPicture({ side }: { side: Side }) {
  return (
    <span className={styles.plate} data-initials={initialsOf(side.name)} aria-hidden="true">
      {side.picture_id !== null && (
        <img
          className={styles.picture}
          src={`/team-pictures/${encodeURIComponent(side.picture_id)}`}
          alt=""
          width={SIZE}
          height={SIZE}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}

/** "Quayside Celtic" is QC; words that are no names do not count. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(fc|afc|hc|the|of)$/i.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en-IE') ?? '')
    .join('')
}
