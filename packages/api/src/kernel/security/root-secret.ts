import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database, Tx } from '../db/database.ts'
import { one } from '../db/rows.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { ConfigError } from '../environment.ts'
import { deriveKey } from './keys.ts'
import { seal, unseal } from './sealed.ts'

declare module './keys.ts' {
  interface KeyPurposes {
    'root-secret': true
  }
}

const NEVER = new Date(8.64e15)
const TABLE_MISSING = '42P01'

/** The settings that say it. In the demo `SECRET` itself is what keys are made of, so that its data folder can be thrown away at any time. */
type Given = Pick<Config, 'mode' | 'secret' | 'previousSecret'>

/**
 * What all keys of this deployment are made of: cards, draws that are laid out, breaks from playing and links in mails need it for years, so it
 * stays, and the database keeps it sealed with `SECRET`, which can be changed (ADR 060). The first start takes the secret of that day.
 */
export async function rootSecret(db: Database, given: Given): Promise<string> {
  if (given.mode !== 'live') return given.secret
  const { secret, previousSecret } = given
  try {
    const sealed = await db.withPlatform(readSealed)
    const root = sealed === null ? null : opened(secret, sealed)
    return root ?? (await db.withPlatform((tx) => sealAnew(tx, given)))
  } catch (error) {
    // Not migrated yet: the start after that keeps what this one uses.
    if (sqlStateOf(error) === TABLE_MISSING) return previousSecret ?? secret
    throw error
  }
}

async function readSealed(tx: Tx): Promise<string | null> {
  const row = await one<{ sealed: string }>(tx, sql`select sealed from sealed_roots where id = 1`)
  return row?.sealed ?? null
}

/** One process after the other, whichever comes first. */
async function sealAnew(tx: Tx, { secret, previousSecret }: Given): Promise<string> {
  await tx.execute(sql`
    insert into sealed_roots (id, sealed, sealed_at)
    values (1, ${sealedWith(previousSecret ?? secret, previousSecret ?? secret)}, now()) on conflict do nothing`)
  const row = await one<{ sealed: string }>(tx, sql`select sealed from sealed_roots where id = 1 for update`)
  const sealed = row?.sealed ?? ''
  const root = opened(secret, sealed) ?? (previousSecret === null ? null : opened(previousSecret, sealed))
  if (root === null) throw new ConfigError(WRONG)
  if (opened(secret, sealed) === null)
    await tx.execute(
      sql`update sealed_roots set sealed = ${sealedWith(secret, root)}, sealed_at = now() where id = 1`,
    )
  return root
}

const WRONG = `SECRET is not the one that this database was last started with, so its draws, cards and webhooks could not be opened.
  Give the old one; to change it, start once with
  SECRET=…            the new one
  SECRET_PREVIOUS=…   the one until now`

const sealedWith = (secret: string, root: string): string =>
  seal(deriveKey(secret, 'root-secret'), root, NEVER)

function opened(secret: string, sealed: string): string | null {
  const root = unseal(deriveKey(secret, 'root-secret'), sealed, new Date(0))
  return typeof root === 'string' ? root : null
}
