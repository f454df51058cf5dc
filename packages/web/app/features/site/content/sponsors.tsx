import type { Sponsor } from '@clubhouse/contract/site/content'
import { safeExternalUrl, SPONSORS_SHOWN } from '@clubhouse/domain/site/content/sponsors'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { classNames } from '#ui/class-names.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { HOME } from './messages.ts'
import section from '#parts/site/text/section-title.module.css'
import styles from './sponsors.module.css'

/** HOME-12 to HOME-16: four at once, two on a phone; arrows only where there is more to see. */
export function Sponsors({ sponsors }: { sponsors: Sponsor[] }) {
  const { account, cdnHost } = useClub()
  const background = account.sponsors_background_image
  return (
    <section className={styles.sponsors}>
      {background.length > 0 && (
        <div className={styles.background}>
          <ClubPicture images={background} cdnHost={cdnHost} sizes="100vw" decorative />
        </div>
      )}
      <div className={classNames('container', styles.inner)}>
        <h2 className={section.title}>{HOME.sponsors}</h2>
        <Carousel label={HOME.sponsors} perView={SPONSORS_SHOWN}>
          {sponsors.map((sponsor) => (
            <SponsorTile key={sponsor.sponsor_id} sponsor={sponsor} cdnHost={cdnHost} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}

function SponsorTile({ sponsor, cdnHost }: { sponsor: Sponsor; cdnHost: string }) {
  const href = safeExternalUrl(sponsor.link)
  const inside = (
    <>
      <span className={styles.picture}>
        <ClubPicture
          images={sponsor.image}
          cdnHost={cdnHost}
          sizes="(min-width: 768px) 240px, 45vw"
          decorative
        />
      </span>
      <span className={styles.name}>{sponsor.name}</span>
    </>
  )
  if (href === null) return <div className={styles.tile}>{inside}</div>
  return (
    <a className={styles.tile} href={href} target="_blank" rel="noopener noreferrer">
      {inside}
      <span className="visually-hidden">{` ${HOME.newTab}`}</span>
    </a>
  )
}
