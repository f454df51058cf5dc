/** For a registrar who puts in one person from a paper form: the same accounts by the same rules as a list of them. */
export { findKnown } from './known-people.ts'
export { holderFor, type WriteDeps } from './write-person.ts'
