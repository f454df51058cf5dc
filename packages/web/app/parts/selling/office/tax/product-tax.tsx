import { useFetcher } from 'react-router'
import { FormSection } from '#parts/office/page/form-section.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import type { ProductTaxRate } from './load-product-tax.ts'
import { PRODUCT_TAX } from './messages.ts'
import styles from './product-tax.module.css'
import { rateOptions } from './rate-options.ts'

/** M29: the rate of something that is sold, on the page on which it is edited; only of a club that is registered. */
export function ProductTax({ of }: { of: ProductTaxRate | null }) {
  const fetcher = useFetcher<{ saved?: string; error?: string }>()
  if (!of) return null
  const { tax, product_id: id, rate_id: rateId } = of
  const options = rateOptions(tax.rates)
  const chosen = options.find(({ value }) => value === (rateId ?? ''))
  return (
    <FormSection as="section" title={tax.word} titleId="product-tax" lead={PRODUCT_TAX.lead(tax.word)}>
      {tax.may_change ? (
        <fetcher.Form method="post" action="/settings/tax" className={styles.choice}>
          <input type="hidden" name="intent" value="product" />
          <input type="hidden" name="product_id" value={id} />
          <Select
            label={PRODUCT_TAX.rate}
            name="rate_id"
            options={options}
            defaultValue={rateId ?? ''}
            error={fetcher.data?.error}
          />
          <Button type="submit" loading={fetcher.state !== 'idle'}>
            {PRODUCT_TAX.save}
          </Button>
          {fetcher.state === 'idle' && fetcher.data?.saved === id && (
            <p role="status" className={settings.saved}>
              {PRODUCT_TAX.saved}
            </p>
          )}
        </fetcher.Form>
      ) : (
        <p>
          {chosen?.label}. {PRODUCT_TAX.cannotChange}
        </p>
      )}
    </FormSection>
  )
}
