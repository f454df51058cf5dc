import type { ReactNode } from 'react'
import type { Collection } from '@clubhouse/contract/paging'
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { Column } from '../../../ui/table/column.ts'
import type { ClubPlace } from '../club-time.ts'

/** What a list page of the back office says of its list; everything else is the pattern's. */
export interface OfficeListPage<Row extends object> {
  /** By which its saved views and its file are known: small letters and hyphens. */
  key: string
  path: string
  /** What it is a list of, where that has a page of its own. */
  back?: { to: string; title: string }
  title: string
  /** One line below the title. */
  lead: string
  id: (row: Row) => string
  /** What a row is called, in its menu and in what is said of it. */
  name: (row: Row) => string
  /** What is agreed to by acting on a row, as it was shown: sent along with the act, which can refuse another. */
  shown?: (row: Row) => string
  /** Where its first cell leads; nowhere where the list itself says all. */
  rowPath?: (row: Row) => string
  /** The first is the one that names the row, and is always shown. */
  columns: readonly ListColumn<Row>[]
  /** The tabs that are always there; the first is what the bare address shows. */
  views: readonly ListView[]
  filters?: readonly ListFilter[]
  actions?: readonly RowAction<Row>[]
  /** At most one: a link, or a form whose intent the list page's action knows. */
  create?: { label: string; icon?: IconName } & ({ to: string } | { intent: string })
  /** What else the head leads to, quieter than the one. Not for whoever only reads, unless it says so. */
  besides?: { label: string; icon: IconName; to: string; isToRead?: true }
  search: string
  /** When there has never been any. */
  none: { icon: IconName; words: string }
  /** When there is none in this view, whatever is searched for. */
  noneIn?: (view: string) => string
  /** Sums over what is filtered, at the foot. */
  totals?: (list: ListReply<Row>) => readonly { label: string; value: string }[]
  hasCsv?: boolean
}

export interface ListColumn<Row> extends Omit<Column<Row>, 'cell'> {
  cell?: (row: Row, time: ClubPlace) => ReactNode
  /** Not shown until somebody chooses it. */
  isExtra?: boolean
}

export interface ListView {
  /** In the address: `?show=`. */
  name: string
  title: string
  /** What the API is asked for. */
  query?: Record<string, string>
  /** Out of the counts that come with the list; the one of its own name unless it says otherwise. */
  count?: (counts: Record<string, number>) => number
  /** Somebody has to act while there are any. */
  isUrgent?: boolean
}

export interface ListFilter {
  /** In the address and as a parameter of the API. */
  name: string
  label: string
  /** What can be chosen; a day or a text is entered. */
  kind: readonly { value: string; label: string }[] | 'day' | 'text'
}

export interface RowAction<Row> {
  intent: string
  label: string
  icon: IconName
  when?: (row: Row) => boolean
  /** A page of its own instead of a form. */
  to?: (row: Row, search: string) => string
  /** Offered for several rows at once, too. */
  isBulk?: boolean
  /** With several a page of its own, which is told in its address (`on`) who was ticked, and of which list (`of`); not offered to who may not open it. */
  bulkTo?: string
  /** Of the ticked rows alone: their part of the list page's file. */
  isFile?: boolean
  /** Said afterwards, with the way back. */
  undo?: { intent: string; label?: string; said: (what: string) => string; foundBy?: Record<string, string> }
}

export type ListReply<Row> = Collection<Row> & { counts?: Record<string, number> }

/** The field of a form that says what the row of this id showed. */
export const shownAs = (id = ''): string => `shown:${id}`
