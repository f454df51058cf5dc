// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { StatusBadge } from '../badge/badge.tsx'
import { ClientTable } from './client-table.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { ServerTable } from './server-table.tsx'

type Player = { id: string; name: string; goals: number }

const PLAYERS: Player[] = [
  { id: 'p1', name: 'Fiadh', goals: 4 },
  { id: 'p2', name: 'Aoife', goals: 11 },
  { id: 'p3', name: 'Colm', goals: 2 },
]
const COLUMNS: Column<Player>[] = [
  { key: 'name', header: 'Name', isSortable: true, width: 3 },
  { key: 'goals', header: 'Goals', isSortable: true, align: 'end' },
]
const key = (player: Player) => player.id

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function openAt(address: string, table: React.ReactNode) {
  const Site = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <Address />
          {table}
        </>
      ),
    },
  ])
  render(<Site initialEntries={[address]} />)
}

const server = (
  <ServerTable
    caption="Players"
    columns={COLUMNS}
    rows={PLAYERS}
    rowKey={key}
    total={48}
    searchLabel="Search"
  />
)
const address = () => screen.getByRole('status').textContent
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const heading = (name: string) => screen.getByRole('columnheader', { name })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('TABLE-01 TABLE-02 the server is asked to sort by the address: desc, asc, none', async () => {
  openAt('/list', server)
  const press = async () => act(async () => within(heading('Goals')).getByRole('link').click())
  expect(heading('Goals').getAttribute('aria-sort')).toBe('none')
  await press()
  expect(address()).toBe('/list?sort=goals&sort_direction=desc')
  expect(heading('Goals').getAttribute('aria-sort')).toBe('descending')
  await press()
  expect(address()).toBe('/list?sort=goals&sort_direction=asc')
  expect(heading('Goals').getAttribute('aria-sort')).toBe('ascending')
  await press()
  expect(address()).toBe('/list')
})

test('TABLE-02 a new field starts at desc', async () => {
  openAt('/list?sort=goals&sort_direction=asc', server)
  await act(async () => within(heading('Name')).getByRole('link').click())
  expect(address()).toBe('/list?sort=name&sort_direction=desc')
})

test('TABLE-01 TABLE-03 TABLE-04 OPEN-046 a filter is written 250 ms after the last key and goes to page 1', async () => {
  openAt('/list?page=3&per_page=15&tab=all', server)
  vi.useFakeTimers()
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'c' } })
  await act(() => vi.advanceTimersByTimeAsync(200))
  fireEvent.change(search, { target: { value: 'co' } })
  await act(() => vi.advanceTimersByTimeAsync(249))
  expect(address()).toBe('/list?page=3&per_page=15&tab=all')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(address()).toBe('/list?tab=all&per_page=15&filter=co')
})

test('TABLE-03 taking a filter away goes to page 1 too', async () => {
  openAt('/list?page=2&filter=co', server)
  await act(async () => screen.getByRole('link', { name: /Remove filter/ }).click())
  expect(address()).toBe('/list')
})

test('without script the search form keeps sort and size', () => {
  openAt('/list?page=3&per_page=15&sort=name&sort_direction=asc', server)
  const form = screen.getByRole('searchbox').closest('form')!
  const sent = [...form.querySelectorAll('input')].map((input) => input.name)
  expect(sent).toEqual(['per_page', 'sort', 'sort_direction', 'filter'])
})

test('TABLE-05 in the browser a column sorts ascending, descending, then as it came', () => {
  openAt('/', <ClientTable caption="Players" columns={COLUMNS} rows={PLAYERS} rowKey={key} />)
  const press = () => fireEvent.click(within(heading('Goals')).getByRole('button'))
  press()
  expect(names()).toEqual(['Colm', 'Fiadh', 'Aoife'])
  press()
  expect(names()).toEqual(['Aoife', 'Fiadh', 'Colm'])
  press()
  expect(names()).toEqual(['Fiadh', 'Aoife', 'Colm'])
})

test('V14 what is a bare figure on a phone says its heading there, and an empty cell says nothing', () => {
  const columns = COLUMNS.map((column) =>
    column.key === 'goals' ? { ...column, place: 'foot' as const, isNamed: true as const } : column,
  )
  openAt('/', <DataTable caption="Players" columns={columns} rows={PLAYERS} rowKey={key} compact="lines" />)
  const cells = screen.getAllByRole('cell')
  expect(cells.map((cell) => [cell.dataset['named'], cell.dataset['label']])).toEqual(
    PLAYERS.map(() => ['true', 'Goals']),
  )
  const css = readFileSync(`${import.meta.dirname}/table.module.css`, 'utf8')
  expect(css).toMatch(/@media \(max-width: 991\.98px\)[\s\S]*\.cell\[data-named\]:not\(:empty\)::before/)
})

test('TABLE-06 rows unfold, one at a time', () => {
  const details = (player: Player) => `About ${player.name}`
  openAt('/', <DataTable caption="Players" columns={COLUMNS} rows={PLAYERS} rowKey={key} details={details} />)
  fireEvent.click(screen.getAllByRole('button', { name: 'Show details' })[0]!)
  expect(screen.getByText('About Fiadh')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Show details' })[0]!)
  expect(screen.queryByText('About Fiadh')).toBeNull()
  expect(screen.getByText('About Aoife')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hide details' }))
  expect(screen.queryByText('About Aoife')).toBeNull()
})

test('TABLE-07 a row leads to /{path}/{property}, by a true link in its first cell', async () => {
  const rowLink = { path: 'members', property: 'id' } as const
  openAt('/', <DataTable caption="Players" columns={COLUMNS} rows={PLAYERS} rowKey={key} rowLink={rowLink} />)
  const link = within(screen.getAllByRole('rowheader')[1]!).getByRole('link', { name: 'Aoife' })
  expect(link.getAttribute('href')).toBe('/members/p2')
  await act(async () => link.click())
  expect(address()).toBe('/members/p2')
})

test.each([
  { status: 'Published', tone: 'success' },
  { status: 'Draft', tone: 'warning' },
  { status: 'Archived', tone: 'warning' },
])('TABLE-08 $status is shown in $tone', ({ status, tone }) => {
  render(<StatusBadge status={status} />)
  expect(screen.getByText(status).className).toContain(tone)
})

test('V37 what waits on purpose has a sign of its own, and not that of an alarm', () => {
  const signOf = (status: string) => {
    const { container } = render(<StatusBadge status={status} />)
    return container.querySelector('svg')?.innerHTML
  }
  const alarm = signOf('Failed')
  expect(alarm).toBeTruthy()
  for (const status of ['Draft', 'Scheduled', 'Archived']) expect(signOf(status)).not.toBe(alarm)
})

test('TABLE-09 OPEN-123 col-1 to col-12 are 120 px plus 60 px per step', () => {
  const css = readFileSync(`${import.meta.dirname}/table.module.css`, 'utf8')
  const widths = Array.from({ length: 12 }, (_, index) => index + 1).map((column) => {
    const found = new RegExp(`\\.col${column} \\{\\s*inline-size: (\\d+)px`).exec(css)?.[1]
    return { column, px: Number(found) }
  })
  expect(widths).toEqual(widths.map(({ column }) => ({ column, px: 120 + 60 * (column - 1) })))
})

test('TABLE-09 a column takes its width', () => {
  openAt('/', <DataTable caption="Players" columns={COLUMNS} rows={PLAYERS} rowKey={key} />)
  expect(document.querySelector('col')?.className).toBe('col3')
})

test('the table has a caption, and every value its label for the compact form', () => {
  openAt('/', <DataTable caption="Players" columns={COLUMNS} rows={PLAYERS} rowKey={key} />)
  expect(screen.getByRole('table', { name: 'Players' })).toBeTruthy()
  expect(screen.getAllByRole('cell')[0]?.getAttribute('data-label')).toBe('Goals')
})

test('pages and sizes are links that keep the sort', () => {
  openAt('/list?sort=name&sort_direction=asc&page=2', server)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Next page')).toBe('/list?page=3&sort=name&sort_direction=asc')
  expect(href('25 per page')).toBe('/list?per_page=25&sort=name&sort_direction=asc')
  expect(screen.getByText('11–20 of 48')).toBeTruthy()
  expect(['10', '15', '25'].map((size) => screen.getByText(size).tagName)).toEqual(['A', 'A', 'A'])
})
