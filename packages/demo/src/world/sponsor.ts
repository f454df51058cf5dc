import { idOf } from './ids.ts'
import type { DemoSponsor } from './shape.ts'
import { slugOf } from '@clubhouse/domain/site/content/slug'

/** Sponsors in the order shown; each picture carries the sponsor's slug. */
export function sponsorsOf(club: string, sponsors: { name: string; featured: boolean }[]): DemoSponsor[] {
  return sponsors.map(({ name, featured }, index) => {
    const slug = slugOf(name)
    return {
      id: idOf(`${club}/sponsor/${slug}`),
      name,
      link: `https://${slug}.example`,
      image: `${club}/sponsor-${slug}`,
      featured,
      position: index + 1,
    }
  })
}
