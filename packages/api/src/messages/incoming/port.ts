/** For whoever writes an address that is answered or returned to. */
export type { IncomingAddresses } from './addresses.ts'
