import { ListError } from '#parts/office/list/list-error.tsx'
import { ROOM } from './messages.ts'

/** Stands where the inbox or a message should have stood. */
export const InboxError = () => <ListError path="/messages" isFor={ROOM.isFor} />
