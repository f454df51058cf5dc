import type { Database } from '#kernel/db/database.ts'

const CLUB = {
  name: 'club_to_write_to',
  text: `select id, 'Contact' = any(features) as "takesMessages" from clubs where slug = $1`,
}

export interface ClubToWriteTo {
  id: string
  /** CONTACT-01 */
  takesMessages: boolean
}

export async function findClubToWriteTo(db: Database, slug: string): Promise<ClubToWriteTo | null> {
  const [club] = await db.read<ClubToWriteTo>(CLUB, [slug])
  return club ?? null
}
