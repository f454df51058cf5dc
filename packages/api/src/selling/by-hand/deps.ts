import type { Core } from '#kernel/core.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'
import type { OrderDeps } from '#money/orders/port.ts'
import type { QuestionOptions } from '#people/registration/port.ts'
import type { OpenedCart } from '../cart/port.ts'

export interface ByHandDeps
  extends Pick<Core, 'db' | 'now' | 'audit' | 'sites'>, Pick<OpenedCart, 'addToCart' | 'quoteItems'> {
  options: QuestionOptions
  orders: OrderDeps
  sessions: IdentityDeps['sessions']
}

export type At = Caller & { club: RunningClub; member: SignedIn }
