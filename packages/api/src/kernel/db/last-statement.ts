import type { Tx } from './database.ts'

const ENDINGS = new WeakMap<Tx, () => void>()

/** Of whoever begins transactions: `end` sends the end with the next statement. */
export const endsWith = (tx: Tx, end: () => void): void => void ENDINGS.set(tx, end)

/**
 * What is asked for next is the last of this transaction, and whatever happens afterwards does not take it back: then its end goes with it
 * and is no wait of its own. Only for whoever knows who began it; in a part of another's it says nothing.
 */
export const lastStatement = (tx: Tx): void => ENDINGS.get(tx)?.()
