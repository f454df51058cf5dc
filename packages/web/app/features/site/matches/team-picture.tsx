import { useEffect, useRef, useState } from 'react'
import type { Side } from '@clubhouse/contract/site/matches'
import styles from './team-picture.module.css'

const SIZE = 64

/** FIX2-05: the team's picture over its initials, which stay where there is none or where it does not come. */
export function TeamPicture({ side }: { side: Side }) {
  const picture = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    // It may have failed before anybody could listen.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBroken(true)
  }, [])

  return (
    <span className={styles.plate} data-initials={initialsOf(side.name)} aria-hidden="true">
      {side.picture_id !== null && !isBroken && (
        <img
          ref={picture}
          className={styles.picture}
          src={`/team-pictures/${encodeURIComponent(side.picture_id)}`}
          alt=""
          width={SIZE}
          height={SIZE}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
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
