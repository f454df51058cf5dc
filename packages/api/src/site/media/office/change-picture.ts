import { and, eq } from 'drizzle-orm'
import type { changeImage, Crop } from '@clubhouse/contract/site/office/images'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import { images } from '../tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { sqlStateOf } from '#kernel/db/sql-state.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { cleanPicture } from './clean-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import { readPicture } from './list-pictures.queries.ts'
import { cannotCrop, cropOutside, inUse } from './refusals.ts'
import { type At, type ImageDeps, type ImageRow, keepPicture } from './save-picture.ts'

type Change = ParsedOf<typeof changeImage>['body']

const ofClub = (clubId: string, id: string) => and(eq(images.clubId, clubId), eq(images.id, id))

/** Answers the id of the picture that is meant from now on: a crop is another one. */
export async function changePicture(
  deps: ImageDeps,
  caller: At,
  id: string,
  change: Change,
): Promise<string> {
  const { clubId, userId } = caller.club
  const before = await deps.db.withClub(clubId, async (tx) => {
    const [row] = await tx.select().from(images).where(ofClub(clubId, id))
    return row
  })
  if (!before) throw notFound('The picture')
  const isDecorative = change.is_decorative ?? (change.alt ? false : before.isDecorative)
  const alt = isDecorative ? '' : (change.alt ?? before.alt)
  if (change.crop) return (await cropPicture(deps, caller, before, { crop: change.crop, alt })).id
  await deps.db.withClub(clubId, async (tx) => {
    await tx.update(images).set({ alt, isDecorative }).where(ofClub(clubId, id))
    const detail = {
      image_id: id,
      filename: before.filename,
      before: before.isDecorative ? 'decorative' : before.alt,
      after: isDecorative ? 'decorative' : alt,
    }
    await deps.audit.record(tx, caller, { kind: 'image-described', clubId, actorId: userId, detail })
  })
  return id
}

async function cropPicture(
  deps: ImageDeps,
  caller: At,
  { id, filepath, filename, width, height }: ImageRow,
  { crop, alt }: { crop: Crop; alt: string },
): Promise<ImageRow> {
  await deps.rates.take('upload', caller, caller.club.clubId)
  if (crop.left + crop.width > width || crop.top + crop.height > height) throw cropOutside()
  const original = await deps.storage.read(`${filepath}/${filename}`)
  if (!original) throw notFound('The picture')
  const found = await inspectPicture(original, 'media')
  if (found.frames > 1) throw cannotCrop()
  const picture = await cleanPicture(original, found, crop)
  return keepPicture(deps, caller, { ...picture, filename, alt, checksum: null, croppedFrom: id })
}

/** The row first and the file after it: what is looked for from then on is not there, whatever becomes of the file. */
export async function removePicture(deps: ImageDeps, caller: At, id: string): Promise<void> {
  const { clubId } = caller.club
  const removed = await deps.db
    .withClub(clubId, (tx) => removeRow(tx, deps, caller, id))
    .catch((error) => {
      // Somebody began to use it in between: the reference of their row holds it.
      if (sqlStateOf(error) === '23503') return inUse(['something new'])
      throw error
    })
  await deps.storage.removeFolder(orThrow(removed).filepath)
}

async function removeRow(tx: Tx, { audit }: ImageDeps, caller: At, id: string): Promise<ImageRow | Refusal> {
  const { clubId, userId } = caller.club
  const known = await readPicture(tx, clubId, id)
  if (!known) return notFound('The picture')
  if (known.used_in.length > 0) return inUse(known.used_in.map(({ name }) => name))
  const [row] = await tx.delete(images).where(ofClub(clubId, id)).returning()
  if (!row) return notFound('The picture')
  const detail = { image_id: id, filename: row.filename }
  await audit.record(tx, caller, { kind: 'image-deleted', clubId, actorId: userId, detail })
  return row
}
