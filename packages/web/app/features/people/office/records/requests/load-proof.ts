import { getSecurity } from '@clubhouse/contract/identity/member-security'
import type { PageContext } from '@clubhouse/domain/web/page-context'

/** By what whoever is there can prove who they are. */
export interface ProofOf {
  email: string
  hasPassword: boolean
  hasPasskey: boolean
}

export async function loadProof(page: PageContext): Promise<ProofOf> {
  const { email, has_password: hasPassword, passkeys } = await page.call(getSecurity, {})
  return { email, hasPassword, hasPasskey: passkeys.length > 0 }
}
