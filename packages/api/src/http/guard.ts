import type { RateClass } from './rate-limit.ts'

/**
 * Who may call. Declared for each route and endpoint; start-up fails on one that does not.
 * - `anyone`: public content
 * - `operator`: whoever runs the deployment, by token in live mode
 * - `demo`: only served in demo mode
 */
export type Audience = 'anyone' | 'operator' | 'demo'

export interface Guard {
  audience: Audience
  /** Whose rows may be touched: `none` for what belongs to nobody, `club` for the club named by the path. */
  ownership: 'none' | 'club'
  rate: RateClass
}

/** Who is calling: the same for a call over HTTP and one made by a page's loader. */
export interface Caller {
  requestId: string
  address: string
}

/** Deny by default: an endpoint for anybody but the public needs somebody to say who is calling. */
export const mayCall = (audience: Audience): boolean => audience === 'anyone'
