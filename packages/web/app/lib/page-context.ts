import { createContext } from 'react-router'
import type { PageContext } from '@clubhouse/domain/page-context'

/** Given by the server to every loader and action. */
export const pageContext = createContext<PageContext>()
