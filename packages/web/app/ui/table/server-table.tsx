import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import {
  fromQuery,
  type ListState,
  nextServerSort,
  toQuery,
  withFilter,
} from '@clubhouse/domain/web/list-state'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Pager } from '../pager/pager.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import styles from './table.module.css'

type Props<Row> = Omit<DataTableProps<Row>, 'sort'> & {
  /** All rows there are, over all pages. */
  total: number
  searchLabel?: string
  /** More tools beside the search. */
  tools?: ReactNode
  /** Shown when no row is left. */
  empty?: ReactNode
}

/** The address holds search, sort and page; every control is a link or a form, so all of it works without script. */
export function ServerTable<Row extends object>({ total, searchLabel, tools, empty, ...table }: Props<Row>) {
  const location = useLocation()
  const navigate = useNavigate()
  const state = fromQuery(new URLSearchParams(location.search))
  const to = (next: ListState) => listAddress(location, next)

  function search(words: string) {
    void navigate(to(withFilter(state, words)), { replace: true, preventScrollReset: true })
  }

  return (
    <div>
      {(searchLabel || tools || state.filter) && (
        <div className={styles.tools}>
          {searchLabel && (
            <SearchForm
              label={searchLabel}
              filter={state.filter}
              rest={to(withFilter(state, ''))}
              onSearch={search}
            />
          )}
          {state.filter && (
            <Link className={styles.chip} to={to(withFilter(state, ''))} preventScrollReset>
              “{state.filter}”
              <Icon name="close" label="Remove filter" />
            </Link>
          )}
          {tools}
        </div>
      )}
      {table.rows.length === 0 && empty ? (
        empty
      ) : (
        <DataTable
          {...table}
          sort={(column) =>
            column.isSortable
              ? {
                  direction: state.sort?.field === column.key ? state.sort.direction : null,
                  act: { to: to({ ...state, sort: nextServerSort(state.sort, column.key) }) },
                }
              : undefined
          }
        />
      )}
      <Pager
        label="Pages"
        page={state.page}
        perPage={state.perPage}
        total={total}
        to={(page, perPage) => to({ ...state, page, perPage })}
      />
    </div>
  )
}

type SearchFormProps = { label: string; filter: string; rest: string; onSearch: (words: string) => void }

/** Without script Enter submits it; a GET form forgets the query of its action, so the rest goes along hidden. */
function SearchForm({ label, filter, rest, onSearch }: SearchFormProps) {
  const [action = '', query] = rest.split('?')
  return (
    <Form action={action} className={classNames(styles.searchForm)}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SearchField label={label} name="filter" defaultValue={filter} onSearch={onSearch} />
    </Form>
  )
}

const OWN = ['page', 'per_page', 'filter', 'sort', 'sort_direction', 'ids', 'ids[]']

/** The address of a list in another state; what else the query holds stays. */
export function listAddress(here: { pathname: string; search: string }, state: ListState): string {
  const query = new URLSearchParams(here.search)
  for (const name of OWN) query.delete(name)
  for (const [name, value] of toQuery(state)) query.append(name, value)
  const text = query.toString()
  return text ? `${here.pathname}?${text}` : here.pathname
}
