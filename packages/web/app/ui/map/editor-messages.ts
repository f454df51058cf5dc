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
