// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FoundPlace } from '@clubhouse/contract/site/geocoding'
import type { Place } from '@clubhouse/domain/places/map-rules'
import { ClubMap } from './club-map.tsx'
import { EditableMap } from './editable-map.tsx'
import type { MapOptions, OpenMap } from './leaflet-map.ts'

const TILES = { tilesUrl: null, attribution: '© Nobody' }
const HOME = { latitude: 53.7631, longitude: -9.8127 }
const PIER: FoundPlace = { label: 'The Pier, Dunvarra', latitude: 53.7604, longitude: -9.8196 }
const SCHOOL: FoundPlace = { label: 'Dunvarra <School>', latitude: 53.7659, longitude: -9.8058 }

const opened: MapOptions[] = []
const handle: OpenMap = {
  show: vi.fn<OpenMap['show']>(),
  zoomBy: vi.fn<OpenMap['zoomBy']>(),
  nameMarker: vi.fn<OpenMap['nameMarker']>(),
  close: vi.fn<OpenMap['close']>(),
}
let canOpen = true
vi.mock('./leaflet-map.ts', () => ({
  openMap: (options: MapOptions) => {
    if (!canOpen) throw new Error('not loaded')
    opened.push(options)
    return handle
  },
}))

let scrollIntoView: (isIntersecting: boolean) => void
beforeEach(() => {
  opened.length = 0
  canOpen = true
  vi.clearAllMocks()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = (isIntersecting) => told([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const comeIntoView = () =>
  act(async () => {
    scrollIntoView(true)
    await vi.dynamicImportSettled()
  })

async function readOnly(tiles: typeof TILES | { tilesUrl: string; attribution: string } = TILES) {
  render(<ClubMap {...HOME} label="Harbour Field, Dunvarra" tiles={tiles} />)
  await comeIntoView()
}

async function inAdminMode(search: (query: string) => Promise<FoundPlace[]>, place: Place | null = HOME) {
  const onChange = vi.fn<(place: Place) => void>()
  render(<EditableMap place={place} label="Dunvarra" tiles={TILES} search={search} onChange={onChange} />)
  await comeIntoView()
  const field = screen.getByRole('searchbox', { name: 'Search for an address' })
  const look = async (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
  }
  return { onChange, look, field }
}

test('without a script there is the address and the way there, and room for the map', () => {
  const html = renderToString(<ClubMap {...HOME} label="Harbour <Field>" tiles={TILES} />)
  expect(html).toContain('Harbour &lt;Field&gt;')
  expect(html).toMatch(/href="https:\/\/www\.openstreetmap\.org\/directions\?to=53\.7631%2C-9\.8127/)
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html).not.toContain('style=')
})

test('CONTACT-03 the map is opened in the browser, once it comes into view', async () => {
  render(<ClubMap {...HOME} label="Harbour Field" tiles={TILES} />)
  await act(async () => scrollIntoView(false))
  expect(opened).toHaveLength(0)
  await comeIntoView()
  expect(opened).toHaveLength(1)
  expect(opened[0]).toMatchObject({ centre: HOME, hasMarker: true })
})

test('MAP-02 read-only: nothing to search with, and nothing can be moved', async () => {
  await readOnly()
  expect(screen.queryByRole('search')).toBeNull()
  expect(opened[0]?.onMove).toBeNull()
})

test('the map says what it shows and how it is moved', async () => {
  await readOnly()
  const map = screen.getByRole('application', { name: 'Map: Harbour Field, Dunvarra' })
  expect(map.getAttribute('aria-roledescription')).toBe('map')
  const described = document.querySelector(`#${CSS.escape(map.getAttribute('aria-describedby') ?? '')}`)
  expect(described?.textContent).toContain('Arrow keys')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(handle.zoomBy).toHaveBeenCalledWith(1)
})

test('zooming ends where the map ends', async () => {
  await readOnly()
  act(() => opened[0]?.onZoom(18))
  expect(screen.getByRole('button', { name: 'Zoom in' }).hasAttribute('disabled')).toBe(true)
  act(() => opened[0]?.onZoom(12))
  expect(screen.getByRole('button', { name: 'Zoom out' }).hasAttribute('disabled')).toBe(true)
})

test('a sketch says that it is one', async () => {
  await readOnly()
  expect(screen.getByText('A sketch, not a real map')).toBeTruthy()
})

test('tiles are attributed before and after they are there, and a sketch in their place is owned up to', async () => {
  const tiles = {
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}',
    attribution: '© OpenStreetMap <contributors>',
  }
  expect(renderToString(<ClubMap {...HOME} label="x" tiles={tiles} />)).toContain(
    'OpenStreetMap &lt;contributors&gt;',
  )
  await readOnly(tiles)
  const link = screen.getByRole('link', { name: '© OpenStreetMap <contributors>' })
  expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright')
  act(() => opened[0]?.onSketch())
  expect(screen.getByText(/so here’s a sketch/)).toBeTruthy()
})

test('a map that cannot be loaded leaves the address and the way there, and can be tried again', async () => {
  canOpen = false
  await readOnly()
  const frame = screen.getByRole('alert')
  expect(frame.textContent).toContain('We couldn’t load the map.')
  expect(screen.getByRole('link', { name: /^Directions to/ })).toBeTruthy()
  canOpen = true
  await act(async () => {
    fireEvent.click(within(frame).getByRole('button', { name: 'Try again' }))
    await vi.dynamicImportSettled()
  })
  expect(opened).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a map is closed when it goes', async () => {
  await readOnly()
  cleanup()
  expect(handle.close).toHaveBeenCalledTimes(1)
})

test('MAP-01 in admin mode a single hit is taken at once', async () => {
  const { onChange, look } = await inAdminMode(async () => [PIER])
  await look('pier')
  const place = { latitude: PIER.latitude, longitude: PIER.longitude }
  expect(handle.show).toHaveBeenCalledWith(place)
  expect(onChange).toHaveBeenCalledWith(place)
})

test('several hits are offered, as text, and the chosen one is taken', async () => {
  const { onChange, look } = await inAdminMode(async () => [PIER, SCHOOL])
  await look('dunvarra')
  expect(onChange).not.toHaveBeenCalled()
  const hits = within(screen.getByRole('list', { name: 'Places found' }))
  fireEvent.click(hits.getByRole('button', { name: 'Dunvarra <School>' }))
  expect(onChange).toHaveBeenCalledWith({ latitude: SCHOOL.latitude, longitude: SCHOOL.longitude })
  expect(screen.queryByRole('list', { name: 'Places found' })).toBeNull()
})

test('MAP-04 ERR-52 a search without a hit says so, and nothing moves', async () => {
  const { onChange, look, field } = await inAdminMode(async () => [])
  await look('nowhere at all')
  expect(screen.getByRole('alert').textContent?.trim()).toBe('No location found for this address.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'nowhere' } })
  expect(screen.queryByText('No location found for this address.')).toBeNull()
})

test.each([
  { said: 'Please sign in first', shown: 'Please sign in first' },
  { said: '', shown: 'Search isn’t working right now. Try again, or move the marker yourself.' },
])('a search that fails shows "$shown" and keeps what was typed', async ({ said, shown }) => {
  const { look, field } = await inAdminMode(async () => {
    throw new Error(said)
  })
  await look('pier')
  expect(screen.getByRole('alert').textContent?.trim()).toBe(shown)
  expect((field as HTMLInputElement).value).toBe('pier')
})

test('an answer that comes after the next question is not shown', async () => {
  const answers: ((places: FoundPlace[]) => void)[] = []
  const { onChange, look } = await inAdminMode(() => new Promise((answer) => void answers.push(answer)))
  await look('school')
  await look('pier')
  await act(async () => answers[1]?.([PIER]))
  await act(async () => answers[0]?.([SCHOOL]))
  expect(onChange.mock.calls.map(([place]) => place.latitude)).toEqual([PIER.latitude])
})

test('MAP-02 in admin mode the marker reports where it was moved to, and where it stands is said', async () => {
  const { onChange } = await inAdminMode(async () => [])
  opened[0]?.onMove?.({ latitude: 1, longitude: 2 })
  expect(onChange).toHaveBeenCalledWith({ latitude: 1, longitude: 2 })
  expect(screen.getByRole('status').textContent).toBe('Position: 53.76310° N, 9.81270° W')
  expect(handle.nameMarker).toHaveBeenCalledWith('Marker at 53.76310° N, 9.81270° W', expect.any(String))
})

test('in admin mode without a place there is no marker, and a word on how to set one', async () => {
  await inAdminMode(async () => [], null)
  expect(opened[0]?.hasMarker).toBe(false)
  expect(screen.getByText(/No location yet/)).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('an empty search asks nobody', async () => {
  const search = vi.fn<(query: string) => Promise<FoundPlace[]>>()
  const { look } = await inAdminMode(search)
  await look('   ')
  expect(search).not.toHaveBeenCalled()
})
