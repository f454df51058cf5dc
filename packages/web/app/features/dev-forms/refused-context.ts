import { createContext } from 'react-router'

/** Set by the action for the loader that follows it: the title of a page that came back says so (without a script too). */
export const refusedContext = createContext(false)
