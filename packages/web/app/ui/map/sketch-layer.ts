import { CRS, GridLayer, type Coords, type LatLng } from 'leaflet/dist/leaflet-src.esm.js'
import { MAP_ZOOM } from '@clubhouse/domain/places/map-rules'
import { drawSketch } from './draw-sketch.ts'
import { readColours, type SketchColours } from './sketch-colours.ts'
import { terrainAround, type Terrain } from './sketch-terrain.ts'

/** Tiles that need no server: each is drawn here, from its own coordinates and the club's colours. */
export class SketchLayer extends GridLayer {
  readonly #container: HTMLElement
  #terrain: Terrain
  #colours: SketchColours | null = null

  constructor(container: HTMLElement, home: LatLng) {
    super({ keepBuffer: 1 })
    this.#container = container
    this.#terrain = terrainAround(CRS.EPSG3857.latLngToPoint(home, MAP_ZOOM.start))
  }

  /** The marker was set far away: there, too, it shall stand on dry land. */
  moveHome(home: LatLng): void {
    this.#terrain = terrainAround(CRS.EPSG3857.latLngToPoint(home, MAP_ZOOM.start))
    this.redraw()
  }

  /** Colours change with the scheme of the device. */
  repaint(): void {
    this.#colours = null
    this.redraw()
  }

  protected override createTile(coords: Coords): HTMLElement {
    const { x: size } = this.getTileSize()
    const canvas = document.createElement('canvas')
    const sharpness = Math.min(2, Math.ceil(window.devicePixelRatio))
    canvas.width = size * sharpness
    canvas.height = size * sharpness
    const paint = canvas.getContext('2d')
    if (!paint) return canvas
    paint.scale(sharpness, sharpness)
    const pixel = 2 ** (MAP_ZOOM.start - coords.z)
    const tile = { x: coords.x * size * pixel, y: coords.y * size * pixel, pixel, size }
    drawSketch(paint, tile, this.#terrain, (this.#colours ??= readColours(this.#container)))
    return canvas
  }
}
