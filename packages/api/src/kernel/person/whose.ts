import { type SQL, sql } from 'drizzle-orm'

/** Of whom something is asked in one club: everybody in an account, or one person. */
export interface Whose {
  clubId: string
  /** This person alone; null for everybody in the account. */
  memberId: string | null
  /** The account that they are in: their own, or that of whoever acts for them. */
  heldBy: string | null
  /** Whether that account is theirs, and with it what was bought, played and written by it. */
  isHolder: boolean
  /** An adult without an account: what they bought as a guest is theirs. */
  isGuest: boolean
  /** Their own mailbox, where one is known. */
  email: string | null
}

/** The account, where it is their own. */
export const ownAccount = ({ isHolder, heldBy }: Whose): string | null => (isHolder ? heldBy : null)

/** Rows that are about them, by what a table calls the person and the account. */
export const areTheirs = ({ memberId, heldBy }: Whose, member: SQL, account: SQL): SQL =>
  memberId === null ? sql`${account} = ${heldBy}` : sql`${member} = ${memberId}`
