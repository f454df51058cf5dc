import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Pages by their addresses, from one folder, each under an id of its site: several sites mount the same page. */
export const pagesOf = (site: string, folder: string, files: Record<string, string>): RouteConfigEntry[] =>
  Object.entries(files).map(([path, file]) => route(path, `${folder}/${file}`, { id: `${site}/${path}` }))
