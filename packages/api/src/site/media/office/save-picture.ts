import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { images } from '../tables.ts'
import type { Core } from '#kernel/core.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { CONTENT_TYPES, cleanPicture } from './clean-picture.ts'
import { inspectPicture, type Purpose } from './inspect-picture.ts'
import { noSpace } from './refusals.ts'
import { clubFacts } from '../../clubs/reads.ts'

export type ImageDeps = Pick<Core, 'db' | 'now' | 'audit' | 'rates' | 'storage'>
export type At = Caller & { club: RunningClub }
export type ImageRow = typeof images.$inferSelect

/** More than any club shows in a lifetime. */
const MOST_IMAGES = 20_000
const MOST_BYTES = 10_000_000_000

export interface Sent {
  bytes: Buffer
  filename: string
  purpose: Purpose
}

/** API-87: what the club has already is not kept twice. */
export async function uploadPicture(deps: ImageDeps, caller: At, sent: Sent): Promise<ImageRow> {
  const { clubId } = caller.club
  await deps.rates.take('upload', caller, clubId)
  const found = await inspectPicture(sent.bytes, sent.purpose)
  const checksum = createHash('sha256').update(sent.bytes).digest('hex')
  const known = await deps.db.withClub(clubId, (tx) => sameAs(tx, clubId, checksum))
  if (known) return known
  const picture = await cleanPicture(sent.bytes, found)
  return keepPicture(deps, caller, { ...picture, filename: sent.filename, checksum, alt: '' })
}

async function sameAs(tx: Tx, clubId: string, checksum: string): Promise<ImageRow | undefined> {
  const same = and(eq(images.clubId, clubId), eq(images.checksum, checksum))
  const [row] = await tx.select().from(images).where(same).limit(1)
  return row
}

type Kept = Awaited<ReturnType<typeof cleanPicture>> & {
  filename: string
  checksum: string | null
  alt: string
  croppedFrom?: string
}

/** The file first and the row after it: a row never names what is not there. */
export async function keepPicture(deps: ImageDeps, caller: At, kept: Kept): Promise<ImageRow> {
  const { clubId, userId } = caller.club
  const id = randomUUID()
  const folder = orThrow(
    await deps.db.withClub(clubId, async (tx) => {
      const { slug } = await clubFacts(tx, clubId)
      return (await hasSpace(tx, clubId, kept.bytes.length)) ? slug : noSpace()
    }),
  )
  // With the id in it a folder holds one picture, and goes with it.
  const hash = createHash('sha256').update(id).update(kept.bytes).digest('hex').slice(0, 32)
  const filepath = `media/${folder}/${hash}`
  const filename = `${stemOf(kept.filename)}.${kept.extension}`
  await deps.storage.write(`${filepath}/${filename}`, kept.bytes)
  const { width, height, checksum, alt } = kept
  const saved = await deps.db.withClub(clubId, async (tx) => {
    await oneAtATime(tx, 'upload-image', clubId)
    if (!(await hasSpace(tx, clubId, kept.bytes.length))) return noSpace()
    const [row] = await tx
      .insert(images)
      .values({
        clubId,
        id,
        filepath,
        filename,
        width,
        height,
        alt,
        checksum,
        bytes: kept.bytes.length,
        contentType: CONTENT_TYPES[kept.extension],
        uploadedBy: userId,
        createdAt: deps.now(),
      })
      .returning()
    if (!row) throw new Error('A picture was not written')
    const detail = {
      image_id: id,
      filename,
      size: `${width}x${height}`,
      ...(kept.croppedFrom && { cropped_from: kept.croppedFrom }),
    }
    await deps.audit.record(tx, caller, { kind: 'image-uploaded', clubId, actorId: userId, detail })
    return row
  })
  return orThrow(saved)
}

async function hasSpace(tx: Tx, clubId: string, more: number): Promise<boolean> {
  const [all] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${images.bytes}), 0)::float8`,
    })
    .from(images)
    .where(eq(images.clubId, clubId))
  return all !== undefined && all.count < MOST_IMAGES && all.bytes + more <= MOST_BYTES
}

/** What the picture was called, as far as an address can say it; never what a variant is called. */
export function stemOf(filename: string): string {
  const name = filename.split(/[/\\]/).at(-1) ?? ''
  const stem = name.replace(/\.[^.]*$/, '').normalize('NFKD')
  const safe = stem
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return safe || 'picture'
}
