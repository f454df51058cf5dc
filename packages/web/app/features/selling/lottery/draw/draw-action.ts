import type { ActionFunctionArgs } from 'react-router'
import { readForm } from '#lib/form/read-form.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { buy } from '#parts/selling/buying/buy.ts'
import { drawItem } from '../items-in-form.ts'

export async function drawAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  return buy(context.get(pageContext), request, form, drawItem(form))
}
