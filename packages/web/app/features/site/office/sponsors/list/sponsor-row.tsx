import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SponsorSummary } from '@clubhouse/contract/site/office/sponsors'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { useSite } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { SPONSORS, STATE_NAMES } from '../messages.ts'
import styles from '../sponsors.module.css'

/** Its logo on a white plate, its name as the way to edit it, where it leads, and when it is shown if not always. */
export function SponsorWords({ sponsor, isLink }: { sponsor: SponsorSummary; isLink: boolean }) {
  const cdnHost = useSite()?.cdnHost ?? ''
  const { sponsor_id: id, name, link, image, state, starts_on: from, ends_on: until } = sponsor
  return (
    <>
      <span className={styles.plate}>
        <ClubPicture images={image} cdnHost={cdnHost} sizes="80px" decorative />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {isLink ? <Link to={`/sponsors/${id}`}>{name}</Link> : name}
          {state !== 'shown' && state !== 'removed' && <Badge>{STATE_NAMES[state]}</Badge>}
        </span>
        <Quiet>{link ? withoutScheme(link) : SPONSORS.noLink}</Quiet>
        {(from ?? until) && (
          <Quiet>
            {[from && SPONSORS.from(displayDate(from)), until && SPONSORS.until(displayDate(until))]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        )}
      </span>
    </>
  )
}

const Quiet = ({ children }: { children: ReactNode }) => <span className={styles.quiet}>{children}</span>

const withoutScheme = (link: string): string => link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
