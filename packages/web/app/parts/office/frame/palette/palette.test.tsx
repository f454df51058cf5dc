// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { entriesFor } from '../navigation.ts'
import { useOfficeKeys } from '../use-office-keys.ts'
import Palette from './palette.tsx'

const entries = entriesFor({ roles: ['owner'], features: [] })
const id = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01'
const FOUND = {
  people: [{ person_id: id, name: 'Bríd Hallaran', holds: 'Senior player', is_member: false }],
  articles: [{ article_id: id, type: 'News', title: 'Harbour Shield', status: 'published' }],
  forms: [],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(onClose = vi.fn()) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Palette entries={entries} onClose={onClose} /> },
    { path: '*', Component: () => <p>Elsewhere</p> },
  ])
  render(<Stub initialEntries={['/']} />)
  return onClose
}

const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
const chosen = () => document.querySelector('[aria-selected="true"]')?.textContent

test('rooms and actions are there at once; arrows go round, Enter leads there and closes', async () => {
  const onClose = open()
  expect(chosen()).toContain('Home')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowUp' })
  expect(chosen()).toContain('Invite someone to the back office')
  type('pages')
  expect(chosen()).toContain('Pages')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(onClose).toHaveBeenCalled()
  await screen.findByText('Elsewhere')
})

test('what the server finds joins them; somebody without a page is told of and passed over', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(FOUND)),
  )
  open()
  type('ha')
  await screen.findByText('Bríd Hallaran')
  expect(chosen()).toContain('Harbour Shield')
  expect(screen.getByText('Bríd Hallaran').closest('[role="option"]')?.getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('Enter before the answer waits for it: what the words before had found is not opened', async () => {
  const other = { ...FOUND, people: [], articles: [{ ...FOUND.articles[0], title: 'Floodlights' }] }
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => Response.json(address.endsWith('=harb') ? FOUND : other)),
  )
  const onClose = open()
  type('harb')
  await screen.findByText('Harbour Shield')
  type('flood')
  expect(chosen()).toContain('Harbour Shield')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(onClose).not.toHaveBeenCalled()
  await screen.findByText('Elsewhere')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a search that does not come says so, and the rooms stay', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<html>', { status: 200 })),
  )
  open()
  type('news')
  await waitFor(() =>
    expect(document.querySelector('[role="status"]')?.textContent).toContain('didn’t answer'),
  )
  expect(chosen()).toContain('News')
})

test('keys open and lead, and are letters where somebody types', async () => {
  const onOpen = vi.fn()
  const Room = () => {
    useOfficeKeys({ entries, onOpen })
    return <input aria-label="Name" />
  }
  const Stub = createRoutesStub([
    { path: '/', Component: Room },
    { path: '/news', Component: () => <p>Newsroom</p> },
  ])
  render(<Stub initialEntries={['/']} />)
  const field = await screen.findByLabelText('Name')
  for (const key of ['?', 'g', 'n']) fireEvent.keyDown(field, { key })
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: '?' })
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
  expect(onOpen.mock.calls).toEqual([['keys'], ['palette']])
  localStorage.setItem('office-single-keys', 'off')
  fireEvent.keyDown(document.body, { key: '?' })
  expect(onOpen).toHaveBeenCalledTimes(2)
  localStorage.clear()
  for (const key of ['g', 'n']) fireEvent.keyDown(document.body, { key })
  await screen.findByText('Newsroom')
})
