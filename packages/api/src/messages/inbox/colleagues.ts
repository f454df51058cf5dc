import { holdsInClub } from '#kernel/db/holds-in-club.ts'

/** Whether somebody may open messages, and so can be given one; $1 is the club. */
export const opensMessages = (userId: string): string => holdsInClub('$1', userId, ['mail'])
