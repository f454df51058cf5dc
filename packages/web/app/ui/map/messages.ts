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
