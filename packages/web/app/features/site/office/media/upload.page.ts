import { uploadImage } from '@clubhouse/contract/site/office/images'
import { refusedBy } from '#lib/form/refused.ts'
import { chosenClub } from '#parts/office/require-club.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { UPLOAD } from './messages.ts'

/**
 * API-87: where a script of the back office sends a picture. No page, only an answer; and not the API, because here a
 * sign-in that has run out is renewed on the way.
 */
export const action = publicAction(async ({ call, page, request }): Promise<Response> => {
  const user = await page.user()
  const club = user && chosenClub(page, user, request)
  if (!club) return Response.json({ message: UPLOAD.signedOut }, { status: 401 })
  const form = await request.formData().catch(() => null)
  if (!form) return Response.json({ message: UPLOAD.noFile }, { status: 400 })
  const file = form.get('image')
  if (!(file instanceof File)) return Response.json({ message: UPLOAD.noFile }, { status: 422 })
  const type = form.get('type')
  try {
    const body = {
      image: new Uint8Array(await file.arrayBuffer()),
      filename: file.name.slice(-300),
      ...(typeof type === 'string' && { type }),
    }
    const headers = { 'x-account-id': club.account_id }
    return Response.json(await call(uploadImage, { headers, body }))
  } catch (error) {
    const { status, message } = refusedBy(error, page, UPLOAD.failed)
    return Response.json({ message }, { status })
  }
})
