/** CONST-23 and the limits of an article. Apart from the schemas, so that a page need not load them. */
export const ARTICLE_LIMITS = {
  title: 200,
  summary: 500,
  /** EDITOR-02: tags excluded. */
  text: 5000,
  /** Of the HTML with its tags; more than 5,000 characters can need, and what a request may hold. */
  html: 200_000,
  alt: 300,
} as const

/** EDITOR-09, EDITOR-10, OPEN-125 */
export const IMAGE_LIMITS = {
  width: 1920,
  height: 1080,
  bytes: 5_000_000,
  types: ['image/png', 'image/gif', 'image/jpeg', 'image/webp'],
} as const

/** Of the media library: what a camera makes. It is scaled down until it fits into a square of `side`. */
export const MEDIA_LIMITS = { bytes: 25_000_000, pixels: 50_000_000, side: 2560 } as const

/** EDITOR-03: characters that are not white space. */
export const REPHRASE_LIMITS = { least: 25, most: 5000 } as const

/** EDITOR-06, EDITOR-07 */
export const TONES = ['formal', 'casual', 'concise', 'professional', 'friendly', 'neutral'] as const
export const LANGUAGES = ['english', 'irish'] as const
export type Tone = (typeof TONES)[number]
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_TONE: Tone = 'neutral'

/** How an article stands; one that is put away keeps its status for when it comes back. */
export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published', 'unpublished'] as const
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number]
