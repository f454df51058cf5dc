import { createContext } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'

/** Given by the server to every loader and action. */
export const pageContext = createContext<PageContext>()
