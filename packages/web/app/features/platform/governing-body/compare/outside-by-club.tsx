import { Link } from 'react-router'
import type { ComparedClub } from '@clubhouse/contract/platform/governing-body/lists'
import { filtersIn, listAddressWith, viewIn } from '#parts/office/list/list-address.ts'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { DIFFERENCES } from '../messages.ts'
import styles from './compare.module.css'
import type { Row } from './differences-list.tsx'

/** Whoever is looked for by club, name or mark is shown, and everybody to whoever asks for everybody. */
export const asksForNobody = (listPage: OfficeListPage<Row>, search: URLSearchParams): boolean =>
  viewIn(listPage, search).name === 'extra' &&
  Object.keys(filtersIn(listPage, search)).length === 0 &&
  !search.get('filter') &&
  search.get('names') !== 'all'

const HERE = new URLSearchParams({ show: 'extra' })

const columnsOf = (path: string): Column<ComparedClub>[] => [
  {
    key: 'name',
    header: DIFFERENCES.club,
    cell: ({ account_id: club, name, may_read: mayRead }) =>
      mayRead ? <Link to={listAddressWith(path, HERE, { club })}>{name}</Link> : name,
  },
  { key: 'listed', header: DIFFERENCES.inList, align: 'end' },
  { key: 'extra', header: DIFFERENCES.notInList, align: 'end' },
  {
    key: 'may_read',
    header: DIFFERENCES.names,
    cell: ({ account_id: club, name, may_read: mayRead }) =>
      mayRead ? (
        DIFFERENCES.readable
      ) : (
        <Link to={`/clubs/${club}`} aria-label={DIFFERENCES.askFor(name)}>
          {DIFFERENCES.askThem}
        </Link>
      ),
  },
]

interface Props {
  path: string
  lines: number
  extra: number
  clubs: readonly ComparedClub[]
}

/** Those whose members are only counted. */
export const closedClubs = (clubs: readonly ComparedClub[]): ComparedClub[] =>
  clubs.filter(({ extra, may_read: mayRead }) => extra > 0 && !mayRead)

/**
 * How many each club has registered who are not in the list: instead of hundreds of names that nobody asked for, and of names that a
 * club doesn’t let the body read.
 */
export function OutsideByClub({ path, lines, extra, clubs }: Props) {
  return (
    <section className={styles.outside} aria-labelledby="outside">
      <p id="outside">
        {DIFFERENCES.outside(extra, lines)} {DIFFERENCES.outsideNote}{' '}
        {closedClubs(clubs).length > 0 && DIFFERENCES.closed}
      </p>
      <DataTable
        caption={DIFFERENCES.byClub}
        isCaptionHidden
        compact="columns"
        columns={columnsOf(path)}
        rows={clubs.filter((club) => club.extra > 0)}
        rowKey={({ account_id }) => account_id}
      />
      {clubs.some((club) => club.extra > 0 && club.may_read) && (
        <ButtonLink to={listAddressWith(path, HERE, { names: 'all' })}>{DIFFERENCES.everyName}</ButtonLink>
      )}
    </section>
  )
}
