export const MAP = {
  named: (label: string) => `Map: ${label}`,
  keys: 'Arrow keys move the map, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  directions: 'Directions',
  directionsTo: (label: string) => `Directions to ${label} (opens in a new tab)`,
  sketch: 'A sketch, not a real map',
  sketchInstead: 'The map’s pictures cannot be loaded: this is a sketch',
  failed: 'The map could not be loaded.',
  tryAgain: 'Try again',
  twoFingers: 'Use two fingers to move the map',
  holdKey: 'Hold Ctrl or ⌘ and scroll to zoom',
} as const

export const EDITOR = {
  search: 'Search for an address',
  searchOf: (label: string) => `Search for an address: ${label}`,
  searchButton: 'Search',
  searchFailed: 'The search does not answer right now. Please try again, or move the marker by hand.',
  hits: 'Places found',
  marker: (place: string) => `Marker at ${place}`,
  help: 'Drag the marker, double-click the map, or focus the marker and use the arrow keys (with Shift: finer).',
  noPlace: 'No place is set yet. Search for the address, or double-click the map.',
  position: 'Position',
} as const
