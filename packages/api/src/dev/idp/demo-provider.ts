import { sql } from 'drizzle-orm'
import { FOUR_COASTS } from '@clubhouse/demo/world/associations'
import { idOf } from '@clubhouse/demo/world/ids'
import type { Config } from '#kernel/config.ts'
import type { Pieces } from '#kernel/db/database.ts'
import type { IdentityProvider } from '../../providers/sso/port.ts'

export const SIGN_IN_PATH = '/dev/idp/sso'
export const METADATA_PATH = '/dev/idp/metadata'

/** The sign-in service of the demo's association, as it is registered with us. */
export function demoProvider(
  { protocol, baseDomain }: Pick<Config, 'protocol' | 'baseDomain'>,
  certificate: string,
): IdentityProvider {
  const origin = `${protocol}://${baseDomain}`
  return {
    id: idOf('provider/fourcoasts'),
    entityId: origin + METADATA_PATH,
    ssoUrl: origin + SIGN_IN_PATH,
    certificates: [certificate],
  }
}

/** Its key is made at the first start and not with the demo's data, so it is registered at each start. */
export async function registerDemoProvider(db: Pieces, provider: IdentityProvider): Promise<void> {
  const { id, entityId, ssoUrl, certificates } = provider
  await db.withPlatform((tx) =>
    tx.execute(sql`
      insert into identity_providers (id, governing_body_id, entity_id, sso_url, certificates, trusts_email)
      select ${id}, b.id, ${entityId}, ${ssoUrl}, array[${sql.join(certificates, sql`, `)}]::text[], true
      from governing_bodies b where b.id = ${FOUR_COASTS.id}
      on conflict (governing_body_id) do update set
        entity_id = excluded.entity_id, sso_url = excluded.sso_url, certificates = excluded.certificates`),
  )
}
