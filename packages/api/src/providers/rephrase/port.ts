import type { Language, Tone } from '@clubhouse/contract/site/office/article-limits'

export interface RephraseRequest {
  text: string
  tone: Tone
  language: Language
  /** What is written: an e-mail, an article. */
  module: string
}

export interface Rephraser {
  /** True for what only stands in for a text service: pages say so. */
  isStandIn: boolean
  /** The same in other words. Throws when it cannot say. */
  rephrase: (asked: RephraseRequest) => Promise<string>
}
