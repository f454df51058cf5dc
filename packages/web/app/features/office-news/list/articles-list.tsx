import type { ReactNode } from 'react'
import type { ArticleCounts, OfficeArticleSummary } from '@clubhouse/contract/backoffice/articles'
import type { Collection } from '@clubhouse/contract/paging'
import { formatDateTime } from '@clubhouse/domain/format'
import type { ClubTime } from '../../../parts/office/club-time.ts'
import { StatusBadge } from '../../../ui/badge/badge.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/panel/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { ServerTable } from '../../../ui/table/server-table.tsx'
import { ViewTabs } from '../../../ui/view-tabs/view-tabs.tsx'
import styles from '../articles.module.css'
import { LIST, STATUS_NAMES } from '../messages.ts'
import type { Room } from '../rooms.ts'
import { ArticleActions } from './article-actions.tsx'
import { ARTICLES_VIEWS, type ArticlesView, viewAddress } from './articles-view.ts'

interface Props {
  list: Collection<OfficeArticleSummary> & { counts: ArticleCounts }
  room: Room
  view: ArticlesView
  time: ClubTime
  create: ReactNode
}

export function ArticlesList({ list, room, view, time, create }: Props) {
  const { items, total, counts } = list
  if (counts.all + counts.archived === 0)
    return (
      <EmptyState icon="edit" action={create}>
        {room.none}
      </EmptyState>
    )
  return (
    <div className={styles.list}>
      <ViewTabs
        label={LIST.show}
        views={ARTICLES_VIEWS.map((each) => ({
          title: nameOf(each),
          to: viewAddress(room, each),
          count: counts[each],
          isCurrent: each === view,
        }))}
      />
      <ServerTable
        caption={room.title}
        isCaptionHidden
        columns={columnsAt(time)}
        rows={items}
        total={total}
        rowKey={({ article_id }) => article_id}
        rowLink={{
          path: room.path.slice(1),
          property: 'article_id',
          id: ({ article_id }) => `article-${article_id}`,
        }}
        renderActions={(article) => <ArticleActions article={article} room={room} />}
        searchLabel={room.search}
        empty={
          <EmptyState icon="filter" action={<ButtonLink to={room.path}>{LIST.showAll}</ButtonLink>}>
            {LIST.noneFound}
          </EmptyState>
        }
      />
    </div>
  )
}

const columnsAt = ({ timeZone }: ClubTime): Column<OfficeArticleSummary>[] => [
  {
    key: 'title',
    header: LIST.title,
    isSortable: true,
    cell: ({ title }) => title || LIST.untitled,
  },
  {
    key: 'status',
    header: LIST.status,
    isSortable: true,
    cell: ({ status, has_changes: hasChanges, due_at: dueAt }) => (
      <>
        <StatusBadge status={STATUS_NAMES[status]} />
        {dueAt && <span className={styles.quiet}>{LIST.goesOut(formatDateTime(dueAt, timeZone))}</span>}
        {!dueAt && hasChanges && status === 'published' && (
          <span className={styles.quiet}>{LIST.changes}</span>
        )}
      </>
    ),
  },
  {
    key: 'published_at',
    header: LIST.published,
    isSortable: true,
    cell: ({ published_at: at }) => (at ? formatDateTime(at, timeZone) : LIST.never),
  },
  {
    key: 'edited_at',
    header: LIST.edited,
    isSortable: true,
    cell: ({ edited_at: at, edited_by: by }) => (
      <>
        <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
        {by && <span className={styles.quiet}>{by}</span>}
      </>
    ),
  },
]

function nameOf(view: ArticlesView): string {
  if (view === 'all') return LIST.all
  return view === 'archived' ? LIST.archived : STATUS_NAMES[view]
}
