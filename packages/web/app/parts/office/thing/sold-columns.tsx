import type { SaleState } from '@clubhouse/contract/backoffice/catalogue-limits'
import { Badge, type Tone } from '../../../ui/badge/badge.tsx'
import { STATES } from './messages.ts'

const TONES: Record<SaleState, Tone> = {
  ...{ open: 'success', not_open: 'info', closed: 'neutral', sold_out: 'warning', hidden: 'neutral' },
}

interface Props {
  state: SaleState
  /** What a room calls them. */
  words?: Record<SaleState, string>
}

export const State = ({ state, words = STATES }: Props) => <Badge tone={TONES[state]}>{words[state]}</Badge>

export const euro = (amount: number): string => (amount / 100).toFixed(2)
