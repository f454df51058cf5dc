import { createContext } from 'react'
import type { NOTICES } from './notice-words.ts'

/** The words of all notices, where the server draws a page; null in a browser, which fetches them when there is one to say. */
export const ServedWords = createContext<typeof NOTICES | null>(null)
