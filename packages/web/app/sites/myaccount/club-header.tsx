import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Hero } from '../../lib/page/hero.ts'
import type { SiteData } from '../../lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { Crest } from '#parts/site/club/crest.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Wordmark } from '../platform/wordmark.tsx'
import styles from './club-header.module.css'
import { FRAME } from './messages.ts'
import { PersonMenu } from './person-menu.tsx'

interface Props {
  site: SiteData
  user: User
  hero: Hero | null
  children: ReactNode
}

/** The club's colour, sash and crest, and in it what the page is about. Whoever is in no club sees ours. */
export function ClubHeader({ site, user, hero, children }: Props) {
  const club = site.worn
  return (
    <header className={styles.header}>
      {children}
      <div className={styles.field}>
        <div className={styles.picture} aria-hidden="true">
          {club && (
            <ClubPicture
              images={club.layout_image}
              cdnHost={site.cdnHost}
              sizes="(min-width: 992px) 48vw, 38vw"
              priority="eager"
              decorative
            />
          )}
        </div>
        <div className={styles.sash} aria-hidden="true" />
        <div className={`container ${styles.bar}`}>
          <Link to="/" className={styles.brand}>
            {club ? (
              <span className={styles.plate}>
                <Crest club={club} cdnHost={site.cdnHost} priority="eager" />
              </span>
            ) : (
              <Wordmark className={styles.mark} />
            )}
            <span className={styles.words}>
              {club && <span className={styles.name}>{club.name}</span>}
              <span className={styles.place}>{FRAME.name}</span>
            </span>
          </Link>
          {user.accounts.length > 1 && (
            <Link to="/choose-club" className={styles.tool} data-wide="">
              {FRAME.switchClub}
              <Icon name="chevron-down" />
            </Link>
          )}
          <span className={styles.gap} />
          {club && (
            <a
              className={styles.tool}
              data-wide=""
              href={siteOrigin({ type: 'club', club: club.slug }, site)}
            >
              {FRAME.website}
              <Icon name="external" />
            </a>
          )}
          <PersonMenu user={user} />
        </div>
        {hero ? (
          <div className={`container ${styles.hello}`}>
            <h1 className={styles.title}>{hero.title}</h1>
            {hero.line && <p className={styles.line}>{hero.line}</p>}
          </div>
        ) : (
          <div className={styles.empty} />
        )}
      </div>
    </header>
  )
}
