// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAP_ZOOM, type Place } from '@clubhouse/domain/places/map-rules'
import { openMap, type MapOptions, type OpenMap } from './leaflet-map.ts'

const HOME: Place = { latitude: 53.7631, longitude: -9.8127 }
let container: HTMLElement
let map: OpenMap | null = null

beforeEach(() => {
  container = document.createElement('div')
  // The library measures before it draws, and nothing is laid out here.
  for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight']) {
    Object.defineProperty(container, side, { value: 400 })
  }
  container.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400)
  document.body.append(container)
})
afterEach(() => {
  map?.close()
  container.remove()
})

function open(wanted: Partial<MapOptions> = {}) {
  const told = {
    onMissed: vi.fn<MapOptions['onMissed']>(),
    onZoom: vi.fn<MapOptions['onZoom']>(),
    onSketch: vi.fn<MapOptions['onSketch']>(),
  }
  map = openMap({
    container,
    centre: HOME,
    hasMarker: true,
    tilesUrl: null,
    onMove: null,
    ...told,
    ...wanted,
  })
  return {
    ...told,
    map,
    pin: container.querySelector<HTMLElement>('.map-pin'),
  }
}

const doubleClick = (x: number, y: number) =>
  container.dispatchEvent(new MouseEvent('dblclick', { clientX: x, clientY: y, bubbles: true }))
const press = (element: HTMLElement | null, key: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', {
    key,
    shiftKey,
    bubbles: true,
    cancelable: true,
  })
  element?.dispatchEvent(event)
  return event
}

test('MAP-02 read-only: the marker cannot be taken hold of, and a double click does nothing', () => {
  const { pin, onZoom } = open()
  const before = pin?.style.cssText
  expect(pin?.classList.contains('leaflet-marker-draggable')).toBe(false)
  expect(pin?.hasAttribute('tabindex')).toBe(false)
  doubleClick(20, 20)
  press(pin, 'ArrowRight')
  expect(pin?.style.cssText).toBe(before)
  expect(onZoom).not.toHaveBeenCalled()
})

test('MAP-02 in admin mode the marker can be dragged and reached by keyboard', () => {
  const { pin } = open({ onMove: vi.fn<(place: Place) => void>() })
  expect(pin?.classList.contains('leaflet-marker-draggable')).toBe(true)
  expect(pin?.tabIndex).toBe(0)
})

test('MAP-02 in admin mode a double click puts the marker there', () => {
  const onMove = vi.fn<(place: Place) => void>()
  open({ onMove })
  doubleClick(300, 100)
  const [place] = onMove.mock.calls[0] ?? []
  expect(place?.latitude).toBeGreaterThan(HOME.latitude)
  expect(place?.longitude).toBeGreaterThan(HOME.longitude)
})

test('in admin mode without a place, a double click makes the marker', () => {
  const { pin } = open({
    hasMarker: false,
    onMove: vi.fn<(place: Place) => void>(),
  })
  expect(pin).toBeNull()
  doubleClick(200, 200)
  expect(container.querySelector('.map-pin')).not.toBeNull()
})

test.each([
  { key: 'ArrowUp', moves: [1, 0] },
  { key: 'ArrowDown', moves: [-1, 0] },
  { key: 'ArrowRight', moves: [0, 1] },
  { key: 'ArrowLeft', moves: [0, -1] },
])('MAP-02 in admin mode $key moves the marker, and with Shift less', ({ key, moves: [north, east] }) => {
  const onMove = vi.fn<(place: Place) => void>()
  const { pin } = open({ onMove })
  expect(press(pin, key).defaultPrevented).toBe(true)
  press(pin, key, true)
  const [first, second] = onMove.mock.calls.map(([place]) => place)
  const step = (from: Place, to: Place | undefined) => [
    Math.round(((to?.latitude ?? 0) - from.latitude) * 1e5),
    Math.round(((to?.longitude ?? 0) - from.longitude) * 1e5),
  ]
  const wide = step(HOME, first)
  const fine = step(first as Place, second)
  expect(wide.map(Math.sign)).toEqual([north, east])
  expect(fine.map(Math.sign)).toEqual([north, east])
  expect(Math.abs(fine[0] || fine[1] || 0)).toBeLessThan(Math.abs(wide[0] || wide[1] || 0))
})

test('other keys are left to the map', () => {
  const onMove = vi.fn<(place: Place) => void>()
  const { pin } = open({ onMove })
  press(pin, '+')
  expect(onMove).not.toHaveBeenCalled()
})

test('MAP-01 it begins at zoom 14 and tells when that changes', () => {
  const { map: opened, onZoom } = open()
  opened.zoomBy(1)
  expect(onZoom).toHaveBeenLastCalledWith(15)
  opened.zoomBy(-1)
  expect(onZoom).toHaveBeenLastCalledWith(14)
})

test('the wheel scrolls the page; only with Ctrl it zooms', () => {
  const { onMissed, onZoom } = open()
  const roll = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', {
      deltaY: -120,
      bubbles: true,
      cancelable: true,
    })
    // The test's browser knows a wheel, but not the mouse it belongs to.
    Object.assign(event, { ctrlKey, clientX: 200, clientY: 200 })
    container.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(roll(false)).toBe(false)
  expect(onMissed).toHaveBeenCalledWith('wheel')
  expect(onZoom).not.toHaveBeenCalled()
  expect(roll(true)).toBe(true)
  expect(onZoom).toHaveBeenCalledWith(MAP_ZOOM.start + 1)
})

test('MAP-03 OPEN-145 tiles come from the configured address, key and all', () => {
  open({ tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png?key=k-7' })
  const [tile] = container.querySelectorAll<HTMLImageElement>('img.leaflet-tile')
  expect(tile?.src).toMatch(/^https:\/\/tiles\.example\/14\/\d+\/\d+\.png\?key=k-7$/)
})

test('when no tile comes at all, the map draws itself and says so', () => {
  const { onSketch } = open({
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  })
  const tiles = [...container.querySelectorAll('img.leaflet-tile')]
  expect(tiles.length).toBeGreaterThan(3)
  for (const tile of tiles) tile.dispatchEvent(new Event('error'))
  expect(onSketch).toHaveBeenCalledTimes(1)
  expect(container.querySelectorAll('.map-sketch').length).toBeGreaterThan(0)
})

test('one tile that fails among others is no outage', () => {
  const { onSketch } = open({
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  })
  const [first, ...others] = container.querySelectorAll('img.leaflet-tile')
  first?.dispatchEvent(new Event('load'))
  for (const tile of others) tile.dispatchEvent(new Event('error'))
  expect(onSketch).not.toHaveBeenCalled()
})

test('nothing in it is written as a style attribute or leads elsewhere', () => {
  open({ onMove: vi.fn<(place: Place) => void>() })
  expect(container.querySelectorAll('a')).toHaveLength(0)
  expect(container.querySelector('.map-pin')?.innerHTML).not.toMatch(/style=|href=|src=/)
})
