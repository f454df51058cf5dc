import { app, desk } from '../clients/attempts-client.ts'
import type { Balances, GatewayPayment } from '../../providers/payments/port.ts'

export type Webhooks = 'prompt' | 'lost' | 'twice' | 'late'

/** What happens at the gateway past us: in browsers, at banks, with its keys and on the way to our webhook. */
export interface GatewaySide {
  /** The buyer's browser. */
  confirm(paymentToken: string, card?: string): Promise<unknown>
  /** The same for a card that is kept, whose holder looks on. */
  confirmKept(payment: GatewayPayment): Promise<void>
  openDispute(paymentId: string): Promise<void>
  closeDispute(disputeId: string, status: 'won' | 'lost'): Promise<void>
  failRefund(refundId: string): Promise<void>
  balances(): Promise<Balances>
  setWebhooks(how: Webhooks): Promise<void>
  /** The same call with the same key is another one to it from now on. */
  forgetKeys(): Promise<void>
  /** After a call that may have changed something. */
  note(): Promise<void>
}

const WEBHOOKS: Record<Webhooks, object> = {
  prompt: {},
  lost: { webhooks: { drop: true } },
  twice: { webhooks: { duplicate: 1, reorder: true } },
  late: { webhooks: { hold: true } },
}

const shop = () => {
  if (!app.parts.sandbox) throw new Error('The sandbox is not there')
  return app.parts.sandbox.desk
}

const sandbox: GatewaySide = {
  confirm: (token, card) => desk.confirm(token, card),
  // Charged at once, whoever looks on.
  confirmKept: async () => undefined,
  openDispute: async (paymentId) => void (await shop().openDispute(paymentId, 'fraudulent')),
  closeDispute: (disputeId, status) => shop().closeDispute(disputeId, status),
  failRefund: (refundId) => shop().failRefund(refundId),
  balances: () => shop().balances(),
  setWebhooks: async (how) => void (await shop().setFaults(WEBHOOKS[how])),
  async forgetKeys() {
    await app.asOwner(`update sandbox_payments set key = 'forgotten:' || id where key not like 'forgotten:%'`)
    await app.asOwner(`update sandbox_refunds set key = 'forgotten:' || id where key not like 'forgotten:%'`)
  },
  note: async () => undefined,
}

let side = sandbox

export const gatewaySide = (): GatewaySide => side
export const setGatewaySide = (other: GatewaySide): void => void (side = other)
