/** For capabilities that sell limited stock. Each function runs in the caller's transaction as the club, and is idempotent. */
export { heldBy, type Holder, lockStockAfter } from './holder.ts'
export { reserve, reserveUnless, type Reserving } from './reserve.ts'
export { release, sell, selling, takeBack } from './settle-reservations.ts'
/** For those who say how many there are. */
export { addStock, changeStock, clearStock, isCounted, newStock, setStock } from './set-stock.ts'
export { stock } from './tables.ts'
