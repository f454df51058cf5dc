/** The same library as a module, of which the bundler can leave out what nobody uses. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
