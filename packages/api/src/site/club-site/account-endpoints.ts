import * as contract from '@clubhouse/contract/identity/office/account'
import type { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '../drafts/port.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { AccountParts } from './account-part.ts'
import { clubFacts } from '../clubs/reads.ts'

/** OPEN-120: a club's settings as one resource, each part served by whoever knows it. */
export function accountEndpoints(
  { db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>,
  parts: AccountParts,
): ServedEndpoint[] {
  return [
    serve(contract.getOfficeAccount, office('content'), (_asked, { club }) =>
      db.withClub(club.clubId, (tx) => readAll(tx, club.clubId, parts)),
    ),
    serve(contract.changeOfficeAccount, office('content'), ({ body }, caller) => {
      const { clubId, userId } = caller.club
      const writing = { caller, audit, userId, now: now() }
      return undoneIfRefused(
        db,
        clubId,
        async (tx) => (await changeAll(tx, clubId, body, parts, writing)) ?? readAll(tx, clubId, parts),
      )
    }),
  ]
}

async function readAll(tx: Tx, clubId: string, parts: AccountParts): Promise<contract.OfficeAccount> {
  const { slug, name } = await clubFacts(tx, clubId)
  return { account_id: clubId, slug, name, site: await parts.site.read(tx, clubId) }
}

async function changeAll(
  tx: Tx,
  clubId: string,
  { site }: contract.AccountChanges,
  parts: AccountParts,
  writing: Writing,
): Promise<Refusal | null> {
  return site ? parts.site.change(tx, clubId, site, writing) : null
}
