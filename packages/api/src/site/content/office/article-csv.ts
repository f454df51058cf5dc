import type { OfficeArticleSummary } from '@clubhouse/contract/site/office/articles'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

const STATUS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
} as const

export const ARTICLE_CSV: CsvColumns<
  'title' | 'status' | 'published_at' | 'edited_at',
  OfficeArticleSummary
> = {
  title: { header: 'Title', value: ({ title }) => title },
  status: { header: 'Status', value: ({ status }) => STATUS[status] },
  published_at: { header: 'Published', value: ({ published_at: at }, { moment }) => moment(at) },
  edited_at: { header: 'Edited', value: ({ edited_at: at }, { moment }) => moment(at) },
}
