import type { ContentType } from '@clubhouse/contract/site/content'
import { daysAround, type Days } from './days.ts'
import { idOf } from './ids.ts'
import type { DemoArticle } from './shape.ts'
import { slugOf } from '@clubhouse/domain/site/content/slug'

/** A text as its author wrote it; dates inside it are counted from the day it was published. */
export interface Story {
  type: ContentType
  title: string
  /** Days before now; negative when scheduled. */
  daysAgo: number
  /** Name of an image of the same club. */
  image: string | null
  isDraft?: boolean
  summary: string | ((days: Days) => string)
  content: (days: Days) => string
}

export function tell(club: string, story: Story, now: Date): DemoArticle {
  const days = daysAround(now, story.daysAgo)
  const slug = slugOf(story.title)
  // A scheduled text was written before now, like everything else.
  const writtenHoursBefore = story.daysAgo < 0 ? 24 * (1 - story.daysAgo) : 18
  return {
    id: idOf(`${club}/article/${slug}`),
    type: story.type,
    slug,
    title: story.title,
    summary: typeof story.summary === 'string' ? story.summary : story.summary(days),
    content: story.content(days).trim(),
    image: story.image === null ? null : `${club}/${story.image}`,
    status: story.isDraft ? 'draft' : 'published',
    publishedAt: story.isDraft ? null : days.published,
    createdAt: new Date(days.published.getTime() - writtenHoursBefore * 3_600_000),
  }
}
