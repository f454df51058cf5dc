import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { changeProductTax, changeTax, listTaxedProducts } from '@clubhouse/contract/money/office/tax'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { TAX } from './messages.ts'
import { chosenRates, readTax, type TypedTax, typedTax } from './read-tax.ts'

export interface TaxAnswer {
  error: string | null
  errors: Record<string, string>
  /** What was typed, for a page that is drawn anew. */
  typed?: TypedTax
  /** The rates that were chosen, by product. */
  chosen?: Record<string, string>
  /** The product whose rate was saved on its own page. */
  saved?: string
}

export async function taxAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { field } = readFields(form)
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const set = (id: string, rate: string) =>
    page.call(changeProductTax, { headers, params: { product_id: id }, body: { rate_id: rate || null } })
  try {
    switch (field('intent')) {
      case 'product': {
        const id = field('product_id')
        await set(id, field('rate_id'))
        return data<TaxAnswer>({ error: null, errors: {}, saved: id })
      }
      case 'products': {
        const { items } = await page.call(listTaxedProducts, { headers })
        for (const { product_id: id, rate_id: rate } of items) {
          const wanted = form.get(`product ${id}`)
          if (typeof wanted === 'string' && wanted !== (rate ?? '')) await set(id, wanted)
        }
        return redirect(`${TAX.path}?done=products`, 303)
      }
      default: {
        const read = readTax(form)
        if (!read.ok)
          return data<TaxAnswer>({ error: null, errors: read.errors, ...typedIn(form) }, { status: 422 })
        await page.call(changeTax, { headers, body: read.body })
        return redirect(`${TAX.path}?done=tax`, 303)
      }
    }
  } catch (error) {
    const { status, errors, message } = refusedBy(error, page, TAX.notSaved)
    return data<TaxAnswer>({ error: message || TAX.notSaved, errors, ...typedIn(form) }, { status })
  }
}

/** Of the form that was sent: the page has another one beside it. */
function typedIn(form: FormData): Pick<TaxAnswer, 'typed' | 'chosen'> {
  const intent = form.get('intent')
  if (intent === 'product') return {}
  return intent === 'products' ? { chosen: chosenRates(form) } : { typed: typedTax(form) }
}
