import { originalOf } from '@clubhouse/domain/site/content/image-url'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { CrestPlate } from '#parts/site/club/crest.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import section from '#parts/site/text/section-title.module.css'
import styles from './about-block.module.css'
import type { HomeData } from './load-home.ts'
import { HOME } from './messages.ts'

/** HOME-11 */
export function AboutBlock({ about }: { about: NonNullable<HomeData['about']> }) {
  const { account, cdnHost } = useClub()
  return (
    <section className={styles.about} aria-labelledby="about">
      <div className={`container ${styles.inner}`}>
        <div className={styles.picture}>
          {originalOf(about.featured_image) ? (
            <ClubPicture
              images={about.featured_image}
              cdnHost={cdnHost}
              sizes="(min-width: 1248px) 640px, (min-width: 768px) 50vw, 100vw"
            />
          ) : (
            <CrestPlate club={account} cdnHost={cdnHost} className={styles.plate} />
          )}
        </div>
        <div className={styles.words}>
          <h2 id="about" className={section.title}>
            {about.title}
          </h2>
          <p className={styles.summary}>{about.summary}</p>
          <ButtonLink to="/pages/about-us" prefetch="intent" iconAfter="arrow-right">
            {HOME.aboutMore}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
