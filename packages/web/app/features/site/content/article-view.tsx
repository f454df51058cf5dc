import { Link } from 'react-router'
import type { Article } from '@clubhouse/contract/site/content'
import { formatLongDate } from '@clubhouse/domain/format'
import { originalOf } from '@clubhouse/domain/site/content/image-url'
import { articleDate } from '@clubhouse/domain/site/content/news'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { CrestPlate } from '#parts/site/club/crest.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './article-view.module.css'
import { ARTICLE } from './messages.ts'
import { ShareRow } from './share-row.tsx'
import { StructuredArticle } from './structured-article.tsx'

interface Props {
  article: Article
  path: string
  /** A draft, seen by those who write it. */
  isPreview?: boolean
}

/**
 * NEWS-02: news, pages and the about-us text look alike. Only news has a day and is passed on: a page of the club that
 * bore one would look old. The HTML was sanitised by the server (NEWS-04).
 */
export function ArticleView({ article, path, isPreview = false }: Props) {
  const { account, cdnHost, origin } = useClub()
  const date = articleDate(article)
  const isNews = article.type === 'News'
  return (
    <article className={styles.article}>
      {isPreview && (
        <p className={styles.preview} role="status">
          <strong>{ARTICLE.preview}</strong> {ARTICLE.previewMore}
        </p>
      )}
      <div className={styles.picture}>
        {originalOf(article.featured_image) ? (
          <ClubPicture
            images={article.featured_image}
            cdnHost={cdnHost}
            sizes="(min-width: 1008px) 960px, 100vw"
            priority="high"
          />
        ) : (
          <CrestPlate club={account} cdnHost={cdnHost} className={styles.plate} />
        )}
      </div>
      <div className={`container-article ${styles.text}`}>
        <Link className={styles.back} to="/" prefetch="intent" data-print="no">
          <Icon name="arrow-left" />
          {isNews ? ARTICLE.news : ARTICLE.home}
        </Link>
        <h1 className={classNames(styles.title, !isNews && styles.alone)}>{article.title}</h1>
        {isNews && (
          <div className={styles.facts}>
            <time dateTime={date}>{formatLongDate(date, account.time_zone)}</time>
            <ShareRow url={origin + path} title={article.title} />
          </div>
        )}
        {article.summary && <p className={styles.lead}>{article.summary}</p>}
        <div className="prose" dangerouslySetInnerHTML={{ __html: withReachableTables(article.content) }} />
      </div>
      {!isPreview && <StructuredArticle article={article} path={path} />}
    </article>
  )
}

/** A table wider than the phone scrolls inside itself, and must be reachable by key to do so. */
function withReachableTables(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">')
}
