import { DivIcon, Marker, type LatLng, type Map } from 'leaflet/dist/leaflet-src.esm.js'
import type { Place } from '@clubhouse/domain/places/map-rules'

/** A pin with the hole of a whistle; its colours come from the style sheet. */
const PIN = `<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true" focusable="false">
<path class="map-pin-shape" d="M18 1.5C8.9 1.5 1.5 8.8 1.5 17.8 1.5 29.6 18 44.5 18 44.5s16.5-14.9 16.5-26.7C34.5 8.8 27.1 1.5 18 1.5Z"/>
<circle class="map-pin-hole" cx="18" cy="17.8" r="6.2"/></svg>`

const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STRIDE = 16

const icon = () => new DivIcon({ className: 'map-pin', html: PIN, iconSize: [36, 46], iconAnchor: [18, 45] })

/** MAP-02: it cannot be taken hold of; the map's own name says what it marks. */
export function fixedMarker(at: LatLng): Marker {
  return new Marker(at, { icon: icon(), interactive: false, keyboard: false })
}

/** MAP-02: moved by mouse, by finger and by the arrow keys. */
export function movableMarker(map: Map, at: LatLng, onMove: (place: Place) => void): Marker {
  const marker = new Marker(at, {
    icon: icon(),
    draggable: true,
    autoPan: true,
    keyboard: true,
  })
  marker.on('dragend', () => report())
  marker.on('add', () => marker.getElement()?.addEventListener('keydown', step))
  return marker

  function step(event: KeyboardEvent): void {
    const move = MOVES[event.key]
    if (!move) return
    // The map would take the same key and move itself.
    event.preventDefault()
    event.stopPropagation()
    const stride = event.shiftKey ? 1 : STRIDE
    const point = map.project(marker.getLatLng())
    marker.setLatLng(map.unproject(point.add([move[0] * stride, move[1] * stride])))
    map.panInside(marker.getLatLng(), { padding: [48, 64], animate: false })
    report()
  }

  function report(): void {
    const { lat, lng } = marker.getLatLng()
    onMove({ latitude: lat, longitude: lng })
  }
}
