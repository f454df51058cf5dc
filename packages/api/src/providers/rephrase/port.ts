import type { Language, Tone } from '@clubhouse/contract/site/office/article-limits'

export interface RephraseRequest {
  text: string
  tone: Tone
  language: Language
  /** Kind of text: an e-mail, an article. */
  module: string
}

export interface Rephraser {
  /** True for the demo's stand-in; pages say so. */
  isStandIn: boolean
  /** Returns the text in other words. Throws when the service fails. */
  rephrase: (asked: RephraseRequest) => Promise<string>
}
