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
  room: OfficeListPage<Row>
  data: LoadedList<Row>
  /** What the room has to say between its head and its list. */
  notes?: ReactNode
  /** Another way to draw the rows; the rest of the pattern stays. */
  rows?: ReactNode
  /** What stands where the rows would: how many they are, before who. */
  instead?: ReactNode
}

/** A list of the back office. The room says what is in it; how it is searched, sorted, saved and shown is the same everywhere. */
export function OfficeList<Row extends object>({ room, data, notes, rows, instead }: Props<Row>) {
  const answer = useActionData<FormAnswer>()
  const { list, saved, done, time } = data
  return (
    <div className={styles.page}>
      <ListHead room={room} hasRows={list !== null && !isNever(room, list)} />
      <FormMessage text={answer?.formError ?? null} />
      {notes}
      {list === null && (
        <ErrorPanel title={LIST.failed} retryTo={room.path}>
          {LIST.failedBody}
        </ErrorPanel>
      )}
      {list && isNever(room, list) && (
        <EmptyState icon={room.none.icon} action={<CreateButton room={room} />}>
          {room.none.words}
        </EmptyState>
      )}
      {list && !isNever(room, list) && (
        <div className={styles.list}>
          <ListViews room={room} counts={list.counts ?? {}} saved={saved} />
          <ListTools room={room} hasColumns={rows === undefined && instead === undefined} />
          {instead ?? <Rows room={room} list={list} time={time} rows={rows} />}
        </div>
      )}
      <DoneNote room={room} done={done} />
    </div>
  )
}

/** Nothing to look for in any view. */
function isNever<Row extends object>(
  { views }: OfficeListPage<Row>,
  { counts, total }: ListReply<Row>,
): boolean {
  return counts
    ? views.every((view) => (view.count?.(counts) ?? counts[view.name] ?? 0) === 0)
    : total === 0 && views.length === 0
}

type RowsProps<Row extends object> = Pick<Props<Row>, 'room' | 'rows'> & {
  list: ListReply<Row>
  time: LoadedList<Row>['time']
}

function Rows<Row extends object>({ room, list, time, rows }: RowsProps<Row>) {
  const location = useLocation()
  const here = new URLSearchParams(location.search)
  const state = fromQuery(here)
  const isBusy = useNavigation().location?.pathname === location.pathname
  const isHydrated = useHydrated()
  const selection = useSelection()
  const shown = columnsIn(room, here)
  const bulk = room.actions?.filter(({ isBulk }) => isBulk) ?? []
  const isTickable = (row: Row) => bulk.some(({ when }) => when?.(row) ?? true)
  const hasBulk = list.items.some(isTickable)
  if (list.items.length === 0) return <NothingFound room={room} />
  return (
    <>
      <div className={styles.rows} onChange={selection.recount}>
        {rows ?? (
          <DataTable
            caption={room.title}
            isCaptionHidden
            compact="lines"
            isBusy={isBusy}
            columns={room.columns
              .filter(({ key }) => shown.includes(key))
              .map(({ cell, isExtra: _, ...column }) => ({
                ...column,
                ...(cell && { cell: (row: Row) => cell(row, time) }),
              }))}
            rows={list.items}
            rowKey={room.id}
            {...(room.rowPath && {
              rowLink: { to: room.rowPath, id: (row: Row) => rowLinkId(room.id(row)) },
            })}
            {...(room.actions && {
              renderActions: (row: Row) => <RowActions room={room} row={row} />,
            })}
            {...(hasBulk && {
              selection: {
                form: BULK_FORM,
                name: 'on',
                isTickable,
                label: (row: Row) => LIST.select(room.name(row)),
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
        <BulkBar room={room} rows={list.items} count={selection.count} onReset={selection.recountLater} />
      )}
      <ListFoot room={room} list={list} />
    </>
  )
}

/** Differs from never any: what is looked for is in the way. */
function NothingFound<Row extends object>({ room }: { room: OfficeListPage<Row> }) {
  const here = new URLSearchParams(useLocation().search)
  const isFiltered = fromQuery(here).filter !== '' || Object.keys(filtersIn(room, here)).length > 0
  const words = isFiltered ? LIST.nothing : (room.noneIn?.(viewIn(room, here).name) ?? LIST.nothing)
  return (
    <EmptyState icon="filter" action={<ButtonLink to={room.path}>{LIST.clearFilters}</ButtonLink>}>
      {words}
    </EmptyState>
  )
}
