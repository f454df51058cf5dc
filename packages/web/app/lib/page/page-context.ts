import { createContext } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'

/** Given by the server to every loader and action. */
export const pageContext = createContext<PageContext>()

/** The club whose site it is; nobody's where it is a site of the platform. */
export const clubOf = ({ host }: PageContext): string => (host.type === 'club' ? host.club : '')
