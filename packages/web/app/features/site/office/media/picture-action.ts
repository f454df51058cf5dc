import { redirect } from 'react-router'
import { changeImage, deleteImage } from '@clubhouse/contract/site/office/images'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { PICTURE } from './messages.ts'

/** What can be done to one picture; each is a form that needs no script. */
export const pictureAction = officeAction(async ({ call, page, headers, request, params }) => {
  const { field, isTicked } = await readFormFields(request)
  const of = { headers, params: { image_id: params['id'] ?? '' } }
  try {
    switch (field('intent')) {
      case 'describe': {
        const isDecorative = isTicked('decorative')
        const body = { is_decorative: isDecorative, ...(!isDecorative && { alt: field('alt') }) }
        await call(changeImage, { ...of, body })
        return redirect(`/media/${of.params.image_id}?saved=1`, 303)
      }
      case 'crop': {
        const whole = (name: string) => Math.round(Number(field(name)))
        const crop = {
          left: whole('left'),
          top: whole('top'),
          width: whole('width'),
          height: whole('height'),
        }
        const made = await call(changeImage, { ...of, body: { crop } })
        return redirect(`/media/${made.image_id}`, 303)
      }
      case 'delete':
        await call(deleteImage, of)
        return redirect('/media', 303)
      default:
        return answerWith({ formError: PICTURE.notDone }, 400)
    }
  } catch (error) {
    const { status, message } = refusedBy(error, page, PICTURE.notDone)
    return answerWith({ formError: message, notice: message }, status)
  }
})
