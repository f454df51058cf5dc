import type { ReactNode } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'
import { fromQuery, nextServerSort } from '@clubhouse/domain/web/list-state'
import type { FormAnswer } from '../../../lib/form/form-answer.ts'
import { FormMessage } from '../../../lib/form/form-message.tsx'
import { useHydrated } from '../../../lib/visit/use-hydrated.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/panel/empty-state.tsx'
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { listAddress } from '../../../ui/table/server-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DoneNote, rowLinkId } from './done-note.tsx'
import { columnsIn, filtersIn, viewIn } from './list-address.ts'
import { ListFoot } from './list-foot.tsx'
import { CreateButton, ListHead } from './list-head.tsx'
import { ListTools } from './list-tools.tsx'
import { ListViews } from './list-views.tsx'
import type { LoadedList } from './load-list.ts'
import { LIST } from './messages.ts'
import styles from './office-list.module.css'
import type { ListReply, OfficeListPage } from './list-page.ts'
import { RowActions } from './row-actions.tsx'
import { BULK_FORM, useSelection } from './use-selection.ts'

interface Props<Row extends object> {
  listPage: OfficeListPage<Row>
  data: LoadedList<Row>
  /** What the list page has to say between its head and its list. */
  notes?: ReactNode
  /** Another way to draw the rows; the rest of the pattern stays. */
  rows?: ReactNode
  /** What stands where the rows would: how many they are, before who. */
  instead?: ReactNode
}

/** A list of the back office. The list page says what is in it; how it is searched, sorted, saved and shown is the same everywhere. */
export function OfficeList<Row extends object>({ data, notes, rows, instead, ...props }: Props<Row>) {
  const listPage = data.isToRead ? toRead(props.listPage) : openOf(props.listPage, data.closed)
  const answer = useActionData<FormAnswer>()
  const { list, saved, done, time } = data
  const here = new URLSearchParams(useLocation().search)
  const isEmpty = list !== null && isNever(listPage, list, here)
  return (
    <div className={styles.page}>
      <ListHead listPage={listPage} hasRows={list !== null && !isEmpty} />
      <FormMessage text={answer?.formError ?? null} />
      {notes}
      {list === null && (
        <ErrorPanel title={LIST.failed} retryTo={listPage.path}>
          {LIST.failedBody}
        </ErrorPanel>
      )}
      {list && isEmpty && (
        <EmptyState icon={listPage.none.icon} action={<CreateButton listPage={listPage} />}>
          {listPage.none.words}
        </EmptyState>
      )}
      {list && !isEmpty && (
        <div className={styles.list}>
          <ListViews listPage={listPage} counts={list.counts ?? {}} saved={saved} />
          <ListTools listPage={listPage} hasColumns={rows === undefined && instead === undefined} />
          {instead ?? <Rows listPage={listPage} list={list} time={time} rows={rows} />}
        </div>
      )}
      <DoneNote listPage={listPage} done={done} />
    </div>
  )
}

/** For somebody who comes to look: nothing is added or done. */
function toRead<Row extends object>({
  create: _,
  actions: __,
  besides,
  ...read
}: OfficeListPage<Row>): OfficeListPage<Row> {
  return besides?.isToRead ? { ...read, besides } : read
}

/** Without what leads to a page that is closed to them. */
function openOf<Row extends object>(listPage: OfficeListPage<Row>, closed: readonly string[] = []) {
  const { actions } = listPage
  if (!actions || closed.length === 0) return listPage
  return { ...listPage, actions: actions.filter(({ intent }) => !closed.includes(intent)) }
}

/** Nothing to look for in any view. */
function isNever<Row extends object>(
  listPage: OfficeListPage<Row>,
  { counts, total }: ListReply<Row>,
  here: URLSearchParams,
): boolean {
  const { views } = listPage
  if (counts) return views.every((view) => (view.count?.(counts) ?? counts[view.name] ?? 0) === 0)
  // Without counts only what shows everything can tell.
  const isAll = views.length === 0 || viewIn(listPage, here).query === undefined
  return total === 0 && isAll && !isNarrowed(listPage, here)
}

const isNarrowed = <Row extends object>(listPage: OfficeListPage<Row>, here: URLSearchParams): boolean =>
  fromQuery(here).filter !== '' || Object.keys(filtersIn(listPage, here)).length > 0

type RowsProps<Row extends object> = Pick<Props<Row>, 'listPage' | 'rows'> & {
  list: ListReply<Row>
  time: LoadedList<Row>['time']
}

function Rows<Row extends object>({ listPage, list, time, rows }: RowsProps<Row>) {
  const location = useLocation()
  const here = new URLSearchParams(location.search)
  const state = fromQuery(here)
  const isBusy = useNavigation().location?.pathname === location.pathname
  const isHydrated = useHydrated()
  const selection = useSelection()
  const shown = columnsIn(listPage, here)
  const bulk = listPage.actions?.filter(({ isBulk }) => isBulk) ?? []
  const isTickable = (row: Row) => bulk.some(({ when }) => when?.(row) ?? true)
  const hasBulk = list.items.some(isTickable)
  if (list.items.length === 0) return <NothingFound listPage={listPage} total={list.total} />
  return (
    <>
      <div className={styles.rows} onChange={selection.recount}>
        {rows ?? (
          <DataTable
            caption={listPage.title}
            isCaptionHidden
            compact="lines"
            isBusy={isBusy}
            columns={listPage.columns
              .filter(({ key }) => shown.includes(key))
              .map(({ cell, isExtra: _, ...column }) => ({
                ...column,
                ...(cell && { cell: (row: Row) => cell(row, time) }),
              }))}
            rows={list.items}
            rowKey={listPage.id}
            {...(listPage.rowPath && {
              rowLink: { to: listPage.rowPath, id: (row: Row) => rowLinkId(listPage.id(row)) },
            })}
            {...(listPage.actions && {
              renderActions: (row: Row) => <RowActions listPage={listPage} row={row} />,
            })}
            {...(hasBulk && {
              selection: {
                form: BULK_FORM,
                name: 'on',
                isTickable,
                label: (row: Row) => LIST.select(listPage.name(row)),
                all: isHydrated && (
                  <input
                    type="checkbox"
                    aria-label={LIST.selectAll}
                    checked={selection.isAll}
                    onChange={({ currentTarget }) => selection.toggleAll(currentTarget.checked)}
                  />
                ),
              },
            })}
            sort={(column) =>
              column.isSortable
                ? {
                    direction: state.sort?.field === column.key ? state.sort.direction : null,
                    act: {
                      to: listAddress(location, { ...state, sort: nextServerSort(state.sort, column.key) }),
                    },
                  }
                : undefined
            }
          />
        )}
      </div>
      {hasBulk && (
        <BulkBar
          listPage={listPage}
          rows={list.items}
          count={selection.count}
          onReset={selection.recountLater}
        />
      )}
      <ListFoot listPage={listPage} list={list} />
    </>
  )
}

/** Differs from never any: what is looked for is in the way. */
function NothingFound<Row extends object>({ listPage, total }: { listPage: OfficeListPage<Row>; total: number }) {
  const here = new URLSearchParams(useLocation().search)
  if (isNarrowed(listPage, here))
    return (
      <EmptyState icon="filter" action={<ButtonLink to={listPage.path}>{LIST.clearFilters}</ButtonLink>}>
        {LIST.nothing}
      </EmptyState>
    )
  // A page that isn't there any more leads back to the first; an empty view has its tabs above it.
  return (
    <EmptyState
      icon={listPage.none.icon}
      action={total > 0 && <ButtonLink to={listPage.path}>{LIST.toFirst}</ButtonLink>}
    >
      {listPage.noneIn?.(viewIn(listPage, here).name) ?? LIST.noneHere}
    </EmptyState>
  )
}
