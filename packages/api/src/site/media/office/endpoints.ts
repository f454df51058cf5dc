import * as contract from '@clubhouse/contract/site/office/images'
import { notFound } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { changePicture, removePicture } from './change-picture.ts'
import { listPictures, readPicture } from './list-pictures.queries.ts'
import { type ImageDeps, uploadPicture } from './save-picture.ts'

/** Whoever writes something that bears a picture takes one or brings one; those that are there are the editor's. */
const USES = office(['content', 'catalogue', 'shop', 'fundraising', 'mail'])

/** OPEN-120, OPEN-125: the pictures of a club, for the admins and owners of the club that the call names. */
export function officeImageEndpoints(deps: ImageDeps): ServedEndpoint[] {
  const { db } = deps
  return [
    serve(contract.uploadImage, USES, async ({ body }, caller) => {
      const { id, filepath, filename, width, height } = await uploadPicture(deps, caller, {
        bytes: Buffer.from(body.image.buffer, body.image.byteOffset, body.image.byteLength),
        filename: body.filename ?? '',
        purpose: body.type === 'media' ? 'media' : 'editor',
      })
      return { file_path: `/${filepath}/${filename}`, image_id: id, width, height }
    }),
    serve(contract.listImages, USES, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPictures(tx, club.clubId, query)),
    ),
    serve(contract.changeImage, office('content'), async ({ params, body }, caller) => {
      const id = await changePicture(deps, caller, params.image_id, body)
      const { clubId } = caller.club
      const changed = await db.withClub(clubId, (tx) => readPicture(tx, clubId, id))
      if (!changed) throw notFound('The picture')
      return changed
    }),
    serve(contract.deleteImage, office('content'), async ({ params }, caller) => {
      await removePicture(deps, caller, params.image_id)
      return { deleted: true as const }
    }),
  ]
}
