import type { Database } from '#kernel/db/database.ts'

const NAME = { name: 'club_name', text: 'select c.name from clubs c where c.id = $1' }

export async function findClubName(db: Database, clubId: string): Promise<string> {
  const [row] = await db.read<{ name: string }>(NAME, [clubId])
  return row?.name ?? ''
}
