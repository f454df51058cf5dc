import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getTax, listTaxedProducts } from '@clubhouse/contract/money/office/tax'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import { Done } from '#parts/office/page/done.tsx'
import { TAX } from './messages.ts'
import { ProductRates } from './product-rates.tsx'
import { type TaxAnswer, taxAction } from './tax-action.ts'
import { TaxForm } from './tax-form.tsx'

export const action = taxAction

export const loader = officeLoader(async ({ call, headers }) => {
  const [tax, products] = await Promise.all([call(getTax, { headers }), call(listTaxedProducts, { headers })])
  return { tax, products: products.items }
})

export const meta = titled(TAX.title)

/** M29: whether the club is registered for VAT, its rates, and what is sold at which. */
export default function TaxPage() {
  const { tax, products } = useLoaderData<typeof loader>()
  const answer = useActionData<TaxAnswer>()
  const [search] = useSearchParams()
  const done = TAX.done[search.get('done') as keyof typeof TAX.done] as string | undefined
  const saved = answer?.saved ? TAX.done.products : done
  return (
    <OfficePage
      title={tax.word}
      lead={TAX.lead(tax.word)}
      more={
        tax.registration && (
          <Lead>
            <Link to="/reports/tax">{TAX.report(tax.word)}</Link>
          </Lead>
        )
      }
    >
      <FormMessage text={answer?.error ?? null} />
      {saved && !answer?.error && <Done>{saved}</Done>}
      <TaxForm key={JSON.stringify(tax)} tax={tax} typed={answer?.typed} errors={answer?.errors ?? {}} />
      {tax.registration && <ProductRates tax={tax} products={products} chosen={answer?.chosen ?? {}} />}
    </OfficePage>
  )
}
