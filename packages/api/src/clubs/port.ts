/** For whoever shows a club. */
export { findAccount } from './account.queries.ts'
