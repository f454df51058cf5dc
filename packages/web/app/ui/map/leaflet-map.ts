import { Control, LatLng, Map, TileLayer, type Marker } from 'leaflet/dist/leaflet-src.esm.js'
import 'leaflet/dist/leaflet.css'
import { MAP_ZOOM, roundPlace, type Place } from '@clubhouse/domain/places/map-rules'
import { gentleGestures, type Gesture } from './gentle-gestures.ts'
import './leaflet-map.css'
import { fixedMarker, movableMarker } from './map-marker.ts'
import { SketchLayer } from './sketch-layer.ts'

/** The only file that speaks to the library; it is loaded when a map comes into view. */

export interface MapOptions {
  container: HTMLElement
  /** Where the map begins, and its marker stands if there is one. */
  centre: Place
  hasMarker: boolean
  tilesUrl: string | null
  /** MAP-02: given in admin mode only; without it nothing can be moved. */
  onMove: ((place: Place) => void) | null
  onMissed: (gesture: Gesture) => void
  onZoom: (zoom: number) => void
  /** The tiles do not come, and the map draws itself instead. */
  onSketch: () => void
}

export interface OpenMap {
  /** Puts the marker there and shows it. */
  show: (place: Place) => void
  zoomBy: (steps: 1 | -1) => void
  /** What the marker is called by those who do not see it. */
  nameMarker: (name: string, describedBy: string) => void
  close: () => void
}

/** As many failures, and not one success, until we believe that the provider is away. */
const FAILURES = 3

export function openMap(options: MapOptions): OpenMap {
  const { container, onMove } = options
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const home = toLatLng(options.centre)
  const map = new Map(container, {
    center: home,
    zoom: MAP_ZOOM.start,
    minZoom: MAP_ZOOM.least,
    maxZoom: MAP_ZOOM.most,
    // Both are React's here: as text, in our buttons, before the library is loaded.
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  new Control.Scale({ imperial: false, maxWidth: 96, position: 'bottomleft' }).addTo(map)
  const sketch = new SketchLayer({ keepBuffer: 1 })
  if (options.tilesUrl === null) map.addLayer(sketch)
  else showTiles(options.tilesUrl)

  let marker: Marker | null = null
  let name: [string, string] | null = null
  if (options.hasMarker) putMarker(home)
  if (onMove) {
    map.on('dblclick', ({ latlng }) => {
      putMarker(latlng)
      onMove(fromLatLng(latlng))
    })
  }
  map.on('zoomend', () => options.onZoom(map.getZoom()))
  const letGo = gentleGestures(map, options.onMissed)
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(container)

  return {
    show: (place) => {
      const at = toLatLng(place)
      putMarker(at)
      // By leaps: an animation across a country loads all of it.
      map.setView(at, MAP_ZOOM.start, { animate: false })
    },
    zoomBy: (steps) => {
      map.setZoom(map.getZoom() + steps)
    },
    nameMarker: (...given) => {
      name = given
      applyName()
    },
    close: () => {
      letGo()
      resized.disconnect()
      map.remove()
    },
  }

  function putMarker(at: LatLng): void {
    if (marker) {
      marker.setLatLng(at)
      return
    }
    marker = onMove ? movableMarker(map, at, (place) => onMove(roundPlace(place))) : fixedMarker(at)
    marker.addTo(map)
    applyName()
  }

  function applyName(): void {
    const element = marker?.getElement()
    if (!element || !name) return
    element.setAttribute('aria-label', name[0])
    element.setAttribute('aria-describedby', name[1])
  }

  function showTiles(url: string): void {
    const tiles = new TileLayer(url)
    let failures = 0
    let hasLoaded = false
    tiles.on('tileload', () => (hasLoaded = true))
    tiles.on('tileerror', () => {
      failures += 1
      if (hasLoaded || failures < FAILURES || !map.hasLayer(tiles)) return
      map.removeLayer(tiles)
      map.addLayer(sketch)
      options.onSketch()
    })
    map.addLayer(tiles)
  }
}

const toLatLng = ({ latitude, longitude }: Place): LatLng => new LatLng(latitude, longitude)

const fromLatLng = ({ lat, lng }: LatLng): Place => roundPlace({ latitude: lat, longitude: lng })
