/** For capabilities that need an address for replies or bounces. */
export type { IncomingAddresses } from './addresses.ts'
