import { ListError } from '#parts/office/list/list-error.tsx'
import { CLUBS } from './messages.ts'

/** Stands where a page of a governing body should have stood: not theirs, not there, or failed. */
export const BodyError = () => <ListError path="/" isFor={CLUBS.isFor} />
