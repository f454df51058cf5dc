import { Link, useLocation, useNavigate } from 'react-router'
import { fromQuery, nextServerSort } from '@clubhouse/domain/web/list-state'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import { FilterField } from './filter-field.tsx'
import { KeptForm } from './kept-form.tsx'
import { columnsIn, filtersIn, listAddressWith } from './list-address.ts'
import styles from './list-tools.module.css'
import { LIST } from './messages.ts'
import type { OfficeListPage, ListFilter } from './list-page.ts'
import { ToolMenu } from './tool-menu.tsx'

/** One line: search, the filters that are set, one more, and which columns. All of it lives in the address. */
export function ListTools<Row extends object>({
  listPage,
  hasColumns,
}: {
  listPage: OfficeListPage<Row>
  hasColumns: boolean
}) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const here = new URLSearchParams(search)
  const { filter } = fromQuery(here)
  const set = filtersIn(listPage, here)
  const { filters = [], path } = listPage
  const others = filters.filter(({ name }) => !(name in set))
  const isSet = filters.filter(({ name }) => name in set)
  return (
    <div className={styles.tools}>
      <KeptForm path={path} changes={['filter']} className={styles.search}>
        <SearchField
          key={filter === '' ? 'empty' : 'said'}
          label={listPage.search}
          name="filter"
          defaultValue={filter}
          onSearch={(words) =>
            void navigate(listAddressWith(path, here, { filter: words }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </KeptForm>
      <div className={styles.strip}>
        {isSet.map((each) => {
          const value = valueOf(each, set[each.name] ?? '')
          return (
            <Link
              key={each.name}
              className={styles.chip}
              to={listAddressWith(path, here, { [each.name]: null })}
              aria-label={LIST.removeFilter(each.label, value)}
              preventScrollReset
            >
              {each.label} <b>{value}</b>
              <Icon name="close" />
            </Link>
          )
        })}
        {others.length > 0 && (
          <ToolMenu icon="plus" label={LIST.filter} look="chip" side={isSet.length > 1 ? 'end' : 'start'}>
            <KeptForm path={path} changes={others.map(({ name }) => name)}>
              {others.map((each) => (
                <FilterField key={each.name} filter={each} />
              ))}
              <Button type="submit" variant="primary" size="small">
                {LIST.show}
              </Button>
            </KeptForm>
          </ToolMenu>
        )}
        <div className={styles.last}>
          <SortMenu listPage={listPage} />
          {hasColumns && <ColumnsMenu listPage={listPage} />}
        </div>
      </div>
    </div>
  )
}

function valueOf({ kind }: ListFilter, value: string): string {
  if (kind === 'day') return displayDate(value)
  return kind === 'text' ? value : (kind.find((option) => option.value === value)?.label ?? value)
}

function ColumnsMenu<Row extends object>({ listPage }: { listPage: OfficeListPage<Row> }) {
  const { search } = useLocation()
  const shown = columnsIn(listPage, new URLSearchParams(search))
  const [first, ...choice] = listPage.columns
  if (!first || choice.length === 0) return null
  return (
    <ToolMenu icon="table" label={LIST.columns} side="end" className={styles.wideOnly}>
      <KeptForm key={search} path={listPage.path} changes={['cols']}>
        {/* Sent even when none is ticked: then it alone is shown. */}
        <input type="hidden" name="cols" value={first.key} />
        {choice.map(({ key, header }) => (
          <Checkbox key={key} name="cols" value={key} label={header} defaultChecked={shown.includes(key)} />
        ))}
        <Button type="submit" variant="primary" size="small">
          {LIST.show}
        </Button>
      </KeptForm>
    </ToolMenu>
  )
}

/** On a phone there are no headings to press. */
function SortMenu<Row extends object>({ listPage }: { listPage: OfficeListPage<Row> }) {
  const { search } = useLocation()
  const here = new URLSearchParams(search)
  const { sort } = fromQuery(here)
  const sortable = listPage.columns.filter(({ isSortable }) => isSortable)
  if (sortable.length === 0) return null
  return (
    <ToolMenu icon="sort-none" label={LIST.sort} side="end" className={styles.narrowOnly}>
      <ul role="list" className={styles.sorts}>
        {sortable.map(({ key, header }) => {
          const next = nextServerSort(sort, key)
          const changes = { sort: next?.field ?? null, sort_direction: next?.direction ?? null }
          const isOn = sort?.field === key
          return (
            <li key={key}>
              <Link to={listAddressWith(listPage.path, here, changes)} preventScrollReset replace>
                {header}
                {isOn && (
                  <>
                    <Icon name={sort.direction === 'asc' ? 'sort-asc' : 'sort-desc'} />
                    <span className="visually-hidden">
                      {sort.direction === 'asc' ? LIST.sortedUp : LIST.sortedDown}
                    </span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </ToolMenu>
  )
}
