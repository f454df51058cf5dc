import { IMAGE_LIMITS, MEDIA_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import { Refusal } from '@clubhouse/contract/refusal'

/** What is wrong with a picture, in words for whoever chose it. */

const refused = (code: string, message: string) =>
  new Refusal(422, code, message, { errors: { image: message } })

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

export const wrongType = () => refused('wrong_type', 'Choose a PNG, GIF, JPEG or WebP picture.')
export const heic = () =>
  refused('wrong_type', 'This is a HEIC picture, which browsers can’t show. Save it as JPEG and choose that.')
export const tooHeavy = (bytes: number) =>
  refused('too_heavy', `The picture is larger than ${megabytes(bytes)}. Please upload a smaller image.`)
/** EDITOR-09 */
export const tooLarge = () =>
  refused(
    'too_large',
    `The image exceeds the maximum allowed resolution of ${IMAGE_LIMITS.width}x${IMAGE_LIMITS.height}. Please upload a smaller image.`,
  )
export const tooManyPixels = (pixels: number = MEDIA_LIMITS.pixels) =>
  refused(
    'too_many_pixels',
    `This picture has more than ${pixels / 1_000_000} megapixels. Save a smaller copy and upload that.`,
  )
export const tooMuchMotion = () =>
  refused('too_much_motion', 'This animation is too long or too large. Choose a shorter one or a still.')
export const unreadable = () =>
  refused('unreadable', 'We couldn’t read this picture: it may be damaged or cut short. Try another.')
export const noSpace = () =>
  new Refusal(409, 'no_room', 'There is no room for more pictures. Delete some that nobody needs.')
export const cropOutside = () => refused('invalid_crop', 'The crop reaches beyond the picture.')
export const cannotCrop = () => refused('invalid_crop', 'An animation can’t be cropped.')
export const inUse = (names: readonly string[]) =>
  new Refusal(
    409,
    'in_use',
    `This picture is in use: ${names.slice(0, 3).join(', ')}. Take it out there first.`,
  )
