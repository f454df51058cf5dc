import { changeImage } from '@clubhouse/contract/site/office/images'
import type { FormFields } from '#lib/form/form-fields.ts'
import type { Asking } from '#parts/office/record/save-record.ts'
import type { Values } from '#parts/office/record/record-values.ts'
import { PICTURES } from './messages.ts'

/** Which pictures there are to tick, which of them are, what each shows, and which comes first. */

export const tickName = (id: string): string => `picture_${id}`
export const altName = (id: string): string => `alt_${id}`
/** What it was said to show before. */
export const wasName = (id: string): string => `was_${id}`

export const idsIn = (text: string): string[] => text.split(',').filter(Boolean)

export function typedPictures({ field, isTicked }: FormFields): Values {
  const ids = idsIn(field('image_ids'))
  const values: Values = {
    image_ids: field('image_ids'),
    first: field('first'),
    ...Object.fromEntries(ids.map((id) => [tickName(id), isTicked(tickName(id)) ? 'on' : ''])),
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [altName(id), field(altName(id)).trim()],
        [wasName(id), field(wasName(id))],
      ]),
    ),
  }
  const shown = chosenIn(values).map((id) => values[altName(id)] ?? '')
  return { ...values, pictures: shown.join('; ') }
}

/** In their order. */
export function chosenIn(values: Values): string[] {
  const chosen = idsIn(values['image_ids'] ?? '').filter((id) => values[tickName(id)] === 'on')
  const first = chosen.filter((id) => id === values['first'])
  return [...first, ...chosen.filter((id) => id !== values['first'])]
}

export const altProblems = (values: Values): Values =>
  Object.fromEntries(
    chosenIn(values)
      .filter((id) => !values[altName(id)])
      .map((id) => [altName(id), PICTURES.needsAlt]),
  )

/** What a picture shows is kept with the picture, wherever it is used. */
export async function describePictures({ page, headers }: Asking, values: Values): Promise<void> {
  for (const image_id of chosenIn(values)) {
    const alt = values[altName(image_id)] ?? ''
    if (alt !== values[wasName(image_id)])
      await page.call(changeImage, { headers, params: { image_id }, body: { alt, is_decorative: false } })
  }
}
