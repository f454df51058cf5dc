import type { Currency } from '@clubhouse/contract/site/club'
import type { SaleState } from '@clubhouse/contract/selling/office/catalogue-limits'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Badge, type Tone } from '../../../ui/badge/badge.tsx'
import { STATES } from './messages.ts'

const TONES: Record<SaleState, Tone> = {
  open: 'success',
  not_open: 'info',
  closed: 'neutral',
  sold_out: 'warning',
  hidden: 'neutral',
}

interface Props {
  state: SaleState
  /** What a page calls them. */
  words?: Record<SaleState, string>
}

/** For the bar of its page. */
export const soldStatus = (state: SaleState, words = STATES): { word: string; tone: Tone } => ({
  word: words[state],
  tone: TONES[state],
})

export const State = ({ state, words = STATES }: Props) => <Badge tone={TONES[state]}>{words[state]}</Badge>

export const priceIn = (amount: number, currency: Currency): string => formatMoney(cents(amount), currency)
