import type { User } from '@clubhouse/contract/people'

/** How a sign-in began; `code` is by a mailed code and is the only one that may set a password unasked. */
export type SignInMethod = 'password' | 'sign-up' | 'code' | 'sso' | 'hand-over'

/** Who is behind a request. */
export type Identity =
  | { kind: 'user'; sessionId: string; method: SignInMethod; signedInAt: Date; user: User }
  | { kind: 'guest'; sessionId: string; guestId: string; email: string }
