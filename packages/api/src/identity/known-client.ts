import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@clubhouse/contract/refusal'
import type { ClientCredentials } from '@clubhouse/domain/web/page-context'
import { hashToken } from '../security/token-hash.ts'

/**
 * API-12, API-14, CONST-26: whoever names themselves as our own pages must know their secret, where the deployment has
 * given them one. Other clients are public: an app in a pocket cannot keep a secret.
 */
export function refuseFalseClient(
  own: ClientCredentials,
  {
    client_id: id,
    client_secret: secret,
  }: { client_id?: string | undefined; client_secret?: string | undefined },
): void {
  if (own.secret === null || id !== own.id) return
  if (secret !== undefined && timingSafeEqual(hashToken(secret), hashToken(own.secret))) return
  throw new Refusal(401, 'invalid_client', 'This client is not known.')
}
