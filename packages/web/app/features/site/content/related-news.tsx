import type { ArticleSummary } from '@clubhouse/contract/site/content'
import { classNames } from '#ui/class-names.ts'
import { ARTICLE } from './messages.ts'
import { NewsCard } from './news-card.tsx'
import section from '#parts/site/text/section-title.module.css'
import styles from './related-news.module.css'

/** A card that is neither the lead nor wide. */
const AFTER_THE_WIDE_ONES = 2

export function RelatedNews({ articles }: { articles: ArticleSummary[] }) {
  return (
    <aside className={styles.related} aria-labelledby="related" data-print="no">
      <div className="container">
        <h2 id="related" className={classNames(section.title, styles.title)}>
          {ARTICLE.related}
        </h2>
        <ul className={styles.list} role="list">
          {articles.map((article, index) => (
            <NewsCard key={article.article_id} article={article} index={AFTER_THE_WIDE_ONES + index} />
          ))}
        </ul>
      </div>
    </aside>
  )
}
