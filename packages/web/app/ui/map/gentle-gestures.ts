import type { Map } from 'leaflet/dist/leaflet-src.esm.js'

export type Gesture = 'wheel' | 'finger'

/**
 * A map in the middle of a page must not catch whoever scrolls past it. The wheel zooms only with Ctrl or ⌘, one
 * finger scrolls the page and two move the map; `onMissed` is told when somebody tried the other way.
 */
export function gentleGestures(map: Map, onMissed: (gesture: Gesture) => void): () => void {
  const container = map.getContainer()
  if (matchMedia('(pointer: coarse)').matches) map.dragging.disable()
  let rolled = 0

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) {
      onMissed('wheel')
      return
    }
    event.preventDefault()
    // A touchpad reports many small turns where a wheel reports one.
    rolled += event.deltaY
    if (Math.abs(rolled) < 40) return
    map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() - Math.sign(rolled))
    rolled = 0
  }

  function touch(event: TouchEvent): void {
    const isOnPin = event.target instanceof Element && event.target.closest('.map-pin') !== null
    if (event.touches.length === 1 && !isOnPin && !map.dragging.enabled()) onMissed('finger')
  }

  container.addEventListener('wheel', wheel, { passive: false })
  container.addEventListener('touchmove', touch, { passive: true })
  return () => {
    container.removeEventListener('wheel', wheel)
    container.removeEventListener('touchmove', touch)
  }
}
