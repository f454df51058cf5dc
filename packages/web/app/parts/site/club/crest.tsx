import type { Account } from '@clubhouse/contract/site/club'
import { EMBLEM_WIDTH, imageUrl } from '@clubhouse/domain/site/content/image-url'
import { classNames } from '#ui/class-names.ts'
import { ClubPicture } from './club-picture.tsx'
import styles from './crest.module.css'

type Club = Pick<Account, 'name' | 'logo_image'>

interface Props {
  club: Club
  cdnHost: string
  priority?: 'eager' | 'lazy'
  className?: string | undefined
}

/**
 * The club's crest, or its first letter where it has none. Decoration: the name stands beside it or in a label. The one that comes
 * at once, in the navbar, is small, so that it does not keep the page's first picture waiting.
 */
export function Crest({ club, cdnHost, priority = 'lazy', className }: Props) {
  const hasLogo = imageUrl(club.logo_image, cdnHost) !== null
  return (
    <span className={classNames(styles.crest, className)} aria-hidden="true">
      {hasLogo ? (
        <ClubPicture
          images={club.logo_image}
          cdnHost={cdnHost}
          sizes="96px"
          upTo={priority === 'eager' ? EMBLEM_WIDTH : 400}
          priority={priority}
          decorative
        />
      ) : (
        // Drawn by the style sheet: it is a picture, and no part of any name.
        <span className={styles.letter} data-letter={[...club.name][0]} />
      )}
    </span>
  )
}

/** The crest on the club's own plate, in the place of a picture that is missing (HOME-03). */
export function CrestPlate({ club, cdnHost, className }: Props) {
  return (
    <span className={classNames(styles.plate, className)}>
      <Crest club={club} cdnHost={cdnHost} />
    </span>
  )
}
