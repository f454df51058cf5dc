import type { ChargeOutcome } from '@clubhouse/contract/money/payment-methods'

export const MONEY_CALL = '/payments/call'

export type MoneyAnswer =
  | { kind: 'secret'; secret: string }
  | { kind: 'kept'; id: string }
  | { kind: 'charged'; outcome: ChargeOutcome }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }
