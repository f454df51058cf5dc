import type { AccountChanges, OfficeAccount } from '@clubhouse/contract/identity/office/account'
import type { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '../drafts/port.ts'

type Name = keyof AccountChanges & keyof OfficeAccount

/** One part of a club's settings: read and changed in the transaction of the whole, which a refusal undoes. */
export interface AccountPart<Part extends Name> {
  read: (tx: Tx, clubId: string) => Promise<OfficeAccount[Part]>
  change: (
    tx: Tx,
    clubId: string,
    change: NonNullable<AccountChanges[Part]>,
    writing: Writing,
  ) => Promise<Refusal | null>
}

/** Every part that the contract knows has somebody who serves it. */
export type AccountParts = { [Part in Name]: AccountPart<Part> }
