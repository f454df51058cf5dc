import { ARTICLE_STATUSES } from '@clubhouse/contract/site/office/article-limits'
import type { OfficeArticleSummary } from '@clubhouse/contract/site/office/articles'
import { formatDateTime } from '@clubhouse/domain/format'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { ListColumn, OfficeListPage, RowAction } from '#parts/office/list/list-page.ts'
import { StatusBadge } from '#ui/badge/badge.tsx'
import { LIST, STATUS_NAMES } from '../messages.ts'
import type { Section } from '../sections.ts'

type Row = OfficeArticleSummary

/** What a club writes, of one room: a list with its drafts, each a link to where it is edited. */
export const articlesList = ({ path, title, lead, create, none, search }: Section): OfficeListPage<Row> => ({
  key: path.slice(1),
  path,
  title,
  lead,
  search,
  none: { icon: 'edit', words: none },
  create: { label: create, intent: 'create' },
  id: ({ article_id }) => article_id,
  name: (article) => article.title || LIST.untitled,
  rowPath: ({ article_id }) => `${path}/${article_id}`,
  columns: COLUMNS,
  views: [
    { name: 'all', title: LIST.all },
    ...ARTICLE_STATUSES.map((status) => ({ name: status, title: STATUS_NAMES[status], query: { status } })),
    { name: 'archived', title: LIST.archived, query: { archived: 'true' } },
  ],
  filters: [
    { name: 'changed', label: LIST.changed, kind: [{ value: 'true', label: LIST.notOut }] },
    { name: 'published_from', label: LIST.publishedFrom, kind: 'day' },
    { name: 'published_to', label: LIST.publishedTo, kind: 'day' },
  ],
  actions: ACTIONS,
  hasCsv: true,
})

const COLUMNS: readonly ListColumn<Row>[] = [
  { key: 'title', header: LIST.title, isSortable: true, cell: ({ title }) => title || LIST.untitled },
  {
    key: 'status',
    header: LIST.status,
    isSortable: true,
    place: 'middle-end',
    cell: ({ status, has_changes: hasChanges, due_at: dueAt }, { timeZone }) => (
      <>
        <StatusBadge status={STATUS_NAMES[status]} />
        {dueAt && <Sub>{LIST.goesOut(formatDateTime(dueAt, timeZone))}</Sub>}
        {!dueAt && hasChanges && status === 'published' && <Sub>{LIST.changes}</Sub>}
      </>
    ),
  },
  {
    key: 'published_at',
    header: LIST.published,
    isSortable: true,
    isSpare: true,
    place: 'foot-end',
    isNamed: true,
    cell: ({ published_at: at }, time) => (at ? <When at={at} time={time} /> : LIST.never),
  },
  {
    key: 'edited_at',
    header: LIST.edited,
    isSortable: true,
    place: 'middle',
    isNamed: true,
    cell: ({ edited_at: at, edited_by: by }, time) => (
      <>
        <When at={at} time={time} />
        {by && <Sub>{by}</Sub>}
      </>
    ),
  },
]

const isAway = ({ archived_at: at }: Row) => at !== null

const ACTIONS: readonly RowAction<Row>[] = [
  { intent: 'copy', label: LIST.copy, icon: 'copy' },
  {
    intent: 'archive',
    label: LIST.archive,
    icon: 'box',
    isBulk: true,
    when: (row) => !isAway(row),
    undo: { intent: 'back', said: LIST.wasArchived, foundBy: { archived: 'true' } },
  },
  { intent: 'back', label: LIST.back, icon: 'undo', isBulk: true, when: isAway },
  {
    intent: 'delete',
    label: LIST.delete,
    icon: 'trash',
    when: (row) => isAway(row) && row.published_at === null,
  },
]
