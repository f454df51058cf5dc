import { Link } from 'react-router'
import { bannerLink } from '@clubhouse/domain/site/content/banner'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import type { Club } from '../../lib/page/site-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ExternalAnchor } from './menu-entry.tsx'
import styles from './header-banner.module.css'
import { SHELL } from './messages.ts'

/** SHELL-28: the club's picture and what it wants to say first. The club's name is the heading of the page. */
export function HeaderBanner({ club: { account, cdnHost } }: { club: Club }) {
  const { banner, layout_image: images } = account
  const hasPicture = images.length > 0
  return (
    <section className={classNames(styles.banner, hasPicture && styles.pictured)}>
      {hasPicture && (
        <div className={styles.picture}>
          <ClubPicture
            images={images}
            cdnHost={cdnHost}
            sizes="(min-width: 768px) 70vw, 100vw"
            priority="high"
          />
        </div>
      )}
      <div className={styles.sash} aria-hidden="true">
        <div className={styles.field} />
      </div>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          {banner ? (
            <>
              <h1 className={styles.club}>{account.name}</h1>
              <p className={styles.title}>{banner.title}</p>
              {banner.short_content && <p className={styles.text}>{banner.short_content}</p>}
              <ViewMore banner={banner} />
            </>
          ) : (
            <h1 className={styles.title}>{account.name}</h1>
          )}
        </div>
      </div>
    </section>
  )
}

function ViewMore({ banner }: { banner: Parameters<typeof bannerLink>[0] }) {
  const link = bannerLink(banner)
  if (!link) return null
  if (link.external) {
    return (
      <ExternalAnchor className={styles.more} href={link.href}>
        {SHELL.viewMore}
        <Icon name="external" />
      </ExternalAnchor>
    )
  }
  return (
    <Link className={styles.more} to={link.href} prefetch="intent">
      {SHELL.viewMore}
      <Icon name="arrow-right" />
    </Link>
  )
}
