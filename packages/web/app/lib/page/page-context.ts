import { createContext } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'

/** Given by the server to every loader and action. */
export const pageContext = createContext<PageContext>()

/** The club whose site it is; nobody's where it is a site of the platform. */
export const clubOf = ({ host }: PageContext): string => (host.type === 'club' ? host.club : '')

/**
 * The address of the page that somebody asks for. The browser's own navigation asks for its data, at an address that nobody has
 * typed and that leads nowhere: whoever builds an address from a request begins with this one.
 */
export function askedAddress(request: Request): URL {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
  url.searchParams.delete('_routes')
  return url
}
