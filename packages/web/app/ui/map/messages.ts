export const MAP = {
  named: (label: string) => `Map: ${label}`,
  keys: 'Arrow keys move the map, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  directions: 'Directions',
  directionsTo: (label: string) => `Directions to ${label} (opens in a new tab)`,
  sketch: 'A sketch, not a real map',
  sketchInstead: 'We can’t load the map, so here’s a sketch',
  failed: 'We couldn’t load the map.',
  tryAgain: 'Try again',
  twoFingers: 'Use two fingers to move the map',
  holdKey: 'Hold Ctrl or ⌘ and scroll to zoom',
} as const

export const EDITOR = {
  search: 'Search for an address',
  searchOf: (label: string) => `Search for an address: ${label}`,
  searchButton: 'Search',
  searchFailed: 'Search isn’t working right now. Try again, or move the marker yourself.',
  hits: 'Places found',
  marker: (place: string) => `Marker at ${place}`,
  help: 'Drag the marker, double-click the map, or select the marker and use the arrow keys (hold Shift for small steps).',
  noPlace: 'No location yet. Search for the address, or double-click the map.',
  position: 'Position',
} as const
