import { useLocation } from 'react-router'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import { Pager } from '../../../ui/pager/pager.tsx'
import { listAddress } from '../../../ui/table/server-table.tsx'
import { LIST } from './messages.ts'
import styles from './office-list.module.css'
import type { ListReply, OfficeListPage } from './list-page.ts'

/** Range, sums over what is filtered, how many to a page, and the pages. */
export function ListFoot<Row extends object>({
  listPage,
  list,
}: {
  listPage: OfficeListPage<Row>
  list: ListReply<Row>
}) {
  const location = useLocation()
  const state = fromQuery(new URLSearchParams(location.search))
  const totals = listPage.totals?.(list) ?? []
  return (
    <div className={styles.foot}>
      {totals.length > 0 && (
        <p className={styles.totals}>
          {totals.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      <Pager
        label={LIST.pages}
        page={list.current_page}
        perPage={state.perPage}
        total={list.total}
        to={(page, perPage) => listAddress(location, { ...state, page, perPage })}
      />
    </div>
  )
}
