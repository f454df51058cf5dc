import { Link } from 'react-router'
import type { ArticleSummary } from '@clubhouse/contract/site/content'
import { formatLongDate } from '@clubhouse/domain/format'
import { originalOf } from '@clubhouse/domain/site/content/image-url'
import { articleDate, cardWidth } from '@clubhouse/domain/site/content/news'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { CrestPlate } from '#parts/site/club/crest.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './news-card.module.css'

interface Props {
  article: ArticleSummary
  /** Its place in the list: the first leads, the first two are wide (HOME-06). */
  index: number
  priority?: 'high' | 'eager' | 'lazy'
}

/** How wide the picture is shown, by the place of its card. */
const SIZES = {
  lead: '(min-width:1248px) 588px,(min-width:768px) 48vw,100vw',
  half: '(min-width:1248px) 588px,(min-width:768px) 48vw,128px',
  quarter: '(min-width:992px) 282px,(min-width:768px) 48vw,128px',
} as const

/** HOME-03 to HOME-05. The whole card follows its link. */
export function NewsCard({ article, index, priority = 'lazy' }: Props) {
  const { account, cdnHost } = useClub()
  const width = cardWidth(index)
  const date = articleDate(article)
  return (
    <li
      id={`news-${index + 1}`}
      className={classNames(styles.card, styles[width], index === 0 && styles.lead)}
    >
      <article className={styles.inner}>
        <div className={styles.picture}>
          {originalOf(article.featured_image) ? (
            <ClubPicture
              images={article.featured_image}
              cdnHost={cdnHost}
              sizes={SIZES[index === 0 ? 'lead' : width]}
              {...(width === 'quarter' && { upTo: 800 })}
              priority={priority}
            />
          ) : (
            <CrestPlate club={account} cdnHost={cdnHost} className={styles.plate} />
          )}
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <Link className={styles.link} to={`/news/${encodeURIComponent(article.slug)}`} prefetch="intent">
              {article.title}
            </Link>
          </h3>
          <p className={styles.date}>
            <time dateTime={date}>{formatLongDate(date, account.time_zone)}</time>
          </p>
          <p className={styles.summary}>{article.summary}</p>
        </div>
      </article>
    </li>
  )
}
