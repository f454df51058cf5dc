import type { MouseEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { newsWindow } from '@clubhouse/domain/site/content/news'
import { ButtonLink } from '#ui/button/button.tsx'
import { NEWS } from './messages.ts'
import styles from './news-section.module.css'

interface Props {
  news: { page: number; firstPage: number }
  shown: number
}

/**
 * HOME-10. A link to the longer page, which opens at the first new card. With script the cards are added below
 * what is read.
 */
export function LoadMore({ news, shown }: Props) {
  const nextPage = news.page + 1
  // The longer page begins anew there: only React adds to what is read.
  const beginsAnew = newsWindow(nextPage).firstPage !== news.firstPage
  const navigate = useNavigate()
  const navigation = useNavigation()
  const isLoading = navigation.state === 'loading' && navigation.location.search === `?page=${nextPage}`

  function append(event: MouseEvent) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.button !== 0 || wantsNewTab) return
    event.preventDefault()
    if (!isLoading) void navigate(`/?page=${nextPage}`, { preventScrollReset: true })
  }

  return (
    <p className={styles.more}>
      <ButtonLink
        to={`/?page=${nextPage}#news-${shown + 1}`}
        size="large"
        icon={isLoading ? 'spinner' : 'chevron-down'}
        aria-busy={isLoading || undefined}
        data-load-more=""
        data-wakes={beginsAnew ? '' : undefined}
        onClick={append}
      >
        {NEWS.loadMore}
      </ButtonLink>
    </p>
  )
}
