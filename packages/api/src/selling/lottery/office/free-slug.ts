import { eq } from 'drizzle-orm'
import { slugOf } from '@clubhouse/domain/site/content/slug'
import { products } from '../../catalogue/port.ts'
import type { Tx } from '#kernel/db/database.ts'

/** An address of its own among all that the club sells; whoever asks holds the club's products (`oneAtATime`). */
export async function freeSlug(tx: Tx, clubId: string, name: string, otherwise: string): Promise<string> {
  const wanted = slugOf(name) || otherwise
  const taken = await tx.select({ slug: products.slug }).from(products).where(eq(products.clubId, clubId))
  const slugs = new Set(taken.map(({ slug }) => slug))
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`
    if (!slugs.has(slug)) return slug
  }
}
