import { GridLayer } from 'leaflet/dist/leaflet-src.esm.js'

/**
 * Fields, lanes and a stream that meet themselves at every edge, so that one tile makes a country; the colours come from
 * the style sheet.
 */
const TILE = `<svg viewBox="0 0 256 256" width="256" height="256" aria-hidden="true" focusable="false">
<path class="map-field" d="M0 0H92L104 74 0 92ZM176 0H256V92L164 88ZM0 176 100 164 92 256H0ZM186 150 256 176V256H176Z"/>
<path class="map-field-other" d="M92 0H176L164 88 104 74ZM100 164 186 150 176 256H92Z"/>
<path class="map-wood" d="M18 108c14-10 34-6 44 4 12 2 18 16 8 26-8 12-28 12-38 6-16 4-26-8-22-18 0-8 2-14 8-18Z"/>
<path class="map-hedge" d="M92 0 104 74 100 164 92 256M176 0 164 88 186 150 176 256M0 92 104 74 164 88 256 92M0 176 100 164 186 150 256 176"/>
<path class="map-stream" d="M232 0C232 36 246 70 232 104S204 164 216 194 232 232 232 256"/>
<path class="map-lane-edge" d="M0 216C48 204 84 222 128 210S208 228 256 216M128 0C128 36 142 84 130 126S120 176 128 210 128 236 128 256"/>
<path class="map-lane" d="M0 216C48 204 84 222 128 210S208 228 256 216M128 0C128 36 142 84 130 126S120 176 128 210 128 236 128 256"/>
<path class="map-house" d="M104 190h11v7h-11ZM86 194h9v7h-9ZM142 190h8v11h-8ZM156 197h11v7h-11ZM138 226h12v7h-12ZM106 224h8v10h-8ZM112 146h8v9h-8ZM142 136h10v7h-10Z"/>
</svg>`

/** Tiles that need no server: a pattern in the club's colours, which moves and zooms as a map does. */
export class SketchLayer extends GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div')
    tile.className = 'map-sketch'
    tile.innerHTML = TILE
    return tile
  }
}
