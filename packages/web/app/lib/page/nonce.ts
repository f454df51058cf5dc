import { createContext, useContext } from 'react'

/** Marks our own inline scripts and styles on the server; the browser never needs it. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
