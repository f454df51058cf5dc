import { eq } from 'drizzle-orm'
import type { Balances } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { feeOf } from './payments.ts'
import { sandboxDisputes, sandboxPayments, sandboxRefunds, sandboxTransfers } from './tables.ts'

/** Balances by owner, computed from the books. Money paid out to their banks is still counted as theirs. */
export function balances({ db }: Pick<BooksDeps, 'db'>): Promise<Balances> {
  return db.withPlatform(async (tx) => {
    const paid = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.status, 'succeeded'))
    const back = await tx.select().from(sandboxRefunds)
    const disputes = await tx.select().from(sandboxDisputes)
    const accounts: Record<string, number> = {}
    let [platform, captured, refunded, disputed, kept] = [0, 0, 0, 0, 0]
    const move = (account: string, amount: number) => {
      accounts[account] = (accounts[account] ?? 0) + amount
      platform -= amount
    }
    const byId = new Map(paid.map((payment) => [payment.id, payment]))
    for (const { account, amount, fee } of paid) {
      captured += amount
      kept += feeOf(amount)
      platform += amount - feeOf(amount)
      if (account !== null) move(account, amount - (fee ?? 0))
    }
    for (const { paymentId, amount, feeBack, isFromAccount, status } of back) {
      const account = isFromAccount ? (byId.get(paymentId)?.account ?? null) : null
      if (account !== null) move(account, feeBack - amount)
      // One that failed is with the platform again, and not with whoever gave it back.
      if (status === 'failed') continue
      refunded += amount
      platform -= amount
    }
    for (const { amount, fee, status } of disputes) {
      kept += fee
      platform -= fee
      if (status === 'won') continue
      disputed += amount
      platform -= amount
    }
    for (const { account, amount } of await tx.select().from(sandboxTransfers)) move(account, amount)
    return { platform, accounts, captured, refunded, disputed, kept }
  })
}
