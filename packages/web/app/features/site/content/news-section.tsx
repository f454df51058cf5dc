import { useEffect, useRef } from 'react'
import { NEWS_PAGE_SIZE } from '@clubhouse/domain/site/content/news'
import { useClub } from '#lib/page/site-data.ts'
import { CrestPlate } from '#parts/site/club/crest.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import type { HomeData } from './load-home.ts'
import { LoadMore } from './load-more.tsx'
import { NEWS } from './messages.ts'
import { NewsCard } from './news-card.tsx'
import section from '#parts/site/text/section-title.module.css'
import styles from './news-section.module.css'

export function NewsSection({ news }: { news: HomeData['news'] }) {
  const { account, cdnHost } = useClub()
  useFocusOnNew(news?.items.length ?? 0)
  const hasHero = account.layout_image.length > 0
  const before = news ? (news.firstPage - 1) * NEWS_PAGE_SIZE : 0
  return (
    <section className={`container ${styles.section}`} aria-labelledby="latest-news">
      <header className={styles.header}>
        <h2 id="latest-news" className={section.title}>
          {NEWS.title}
        </h2>
        <p className={styles.intro}>{NEWS.intro}</p>
      </header>
      {news === null && (
        <ErrorPanel title={NEWS.failedTitle} retryTo="/">
          {NEWS.failed}
        </ErrorPanel>
      )}
      {news?.items.length === 0 && (
        <div className={styles.empty}>
          <CrestPlate club={account} cdnHost={cdnHost} className={styles.plate} />
          <p className={styles.emptyTitle}>{NEWS.empty}</p>
          <p>{NEWS.emptyMore}</p>
        </div>
      )}
      {news && news.items.length > 0 && (
        <>
          {before > 0 && (
            <p className={styles.newer}>
              <ButtonLink to={`/?page=${news.firstPage - 1}`} icon="chevron-up">
                {NEWS.newer}
              </ButtonLink>
            </p>
          )}
          <ul className={styles.grid} role="list">
            {news.items.map((article, index) => (
              <NewsCard
                key={article.article_id}
                article={article}
                index={before + index}
                // The banner's picture comes first where there is one, and the others when it is on its way.
                priority={index > 0 || hasHero ? 'lazy' : 'high'}
              />
            ))}
          </ul>
          {news.hasMore && <LoadMore news={news} shown={before + news.items.length} />}
        </>
      )}
    </section>
  )
}

/** When cards were added, the focus goes to the first new one: the link that was pressed may be gone. */
export function useFocusOnNew(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const first = before.current + 1
    const hasGrown = before.current > 0 && count > before.current
    before.current = count
    if (hasGrown) document.querySelector<HTMLElement>(`#news-${first} a`)?.focus({ preventScroll: true })
  }, [count])
}
