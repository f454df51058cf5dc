import {
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { getTax, listTaxedProducts } from '@clubhouse/contract/money/office/tax'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { TAX } from './messages.ts'
import { ProductRates } from './product-rates.tsx'
import { type TaxAnswer, taxAction } from './tax-action.ts'
import { TaxForm } from './tax-form.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const action = taxAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    const [tax, products] = await Promise.all([
      page.call(getTax, { headers }),
      page.call(listTaxedProducts, { headers }),
    ])
    return { tax, products: products.items }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: TAX.title, path: TAX.path, isHidden: true })
}

/** M29: whether the club is registered for VAT, its rates, and what is sold at which. */
export default function TaxPage() {
  const { tax, products } = useLoaderData<typeof loader>()
  const answer = useActionData<TaxAnswer>()
  const [search] = useSearchParams()
  const done = TAX.done[search.get('done') as keyof typeof TAX.done] as string | undefined
  const saved = answer?.saved ? TAX.done.products : done
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{tax.word}</h1>
        <p className={settings.lead}>{TAX.lead(tax.word)}</p>
        {tax.registration && (
          <p className={settings.lead}>
            <Link to="/reports/tax">{TAX.report(tax.word)}</Link>
          </p>
        )}
      </header>
      <FormMessage text={answer?.error ?? null} />
      {saved && !answer?.error && <p role="status">{saved}</p>}
      <TaxForm key={JSON.stringify(tax)} tax={tax} errors={answer?.errors ?? {}} />
      {tax.registration && <ProductRates tax={tax} products={products} />}
    </div>
  )
}
