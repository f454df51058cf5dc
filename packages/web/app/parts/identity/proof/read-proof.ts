import type { Proof } from '@clubhouse/contract/identity/passkeys'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormFields } from '#lib/form/form-fields.ts'
import { readPasskey } from '#parts/identity/passkey/passkey-ticket.ts'
import { ASSERTION, CURRENT_PASSWORD } from './proof-errors.ts'

/** What somebody showed to prove that it is them: a passkey's answer, or their password. */
export function readProof(page: PageContext, request: Request, { field }: FormFields): Proof {
  const passkey = field(ASSERTION) ? readPasskey(page, request, field(ASSERTION)) : null
  if (passkey) return { passkey }
  const password = field(CURRENT_PASSWORD)
  return password ? { current_password: password } : {}
}
