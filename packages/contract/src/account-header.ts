import { z } from 'zod'

/** OPEN-121: the club that somebody works on in the back office; they have to run it. */
export const AccountHeader = z.object({ 'x-account-id': z.uuid() })
export type AccountHeader = z.infer<typeof AccountHeader>
