import { readForm } from '#lib/form/read-form.ts'
import { buy } from '#parts/selling/buying/buy.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { drawItem } from '../items-in-form.ts'

export const drawAction = publicAction(async ({ page, request }) => {
  const form = await readForm(request)
  return buy(page, request, form, drawItem(form))
})
