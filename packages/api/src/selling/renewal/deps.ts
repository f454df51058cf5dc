import type { OpenedCart } from '../cart/port.ts'
import type { Core } from '#kernel/core.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { QuestionOptions } from '#people/registration/port.ts'

export interface RenewalDeps extends Pick<Core, 'db' | 'now' | 'registry' | 'sites' | 'rates'> {
  options: QuestionOptions
  addToCart: OpenedCart['addToCart']
}

export type Signed = Caller & { member: SignedIn }
