import { Form, useNavigation } from 'react-router'
import type { TaxedProduct, TaxSettings } from '@clubhouse/contract/money/office/tax'
import settings from '#parts/office/settings/settings.module.css'
import { rateOptions } from '#parts/selling/office/tax/rate-options.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { TAX } from './messages.ts'
import styles from './tax.module.css'

/** Everything that is sold, each with its rate. */
export function ProductRates({ tax, products }: { tax: TaxSettings; products: readonly TaxedProduct[] }) {
  const isBusy = useNavigation().formData?.get('intent') === 'products'
  const options = rateOptions(tax.rates)
  return (
    <section className={settings.block} aria-labelledby="products">
      <h2 id="products">{TAX.products}</h2>
      <p className={settings.lead}>{products.length > 0 ? TAX.productsLead : TAX.noProducts}</p>
      {products.length > 0 && (
        <Form method="post" action={TAX.path} className={styles.form} preventScrollReset>
          <input type="hidden" name="intent" value="products" />
          {[...Map.groupBy(products, ({ type }) => type)].map(([type, ofType]) => (
            <fieldset key={type} className={styles.products}>
              <legend>{TAX.kinds[type]}</legend>
              {ofType.map(({ product_id: id, name, rate_id: rate }) => (
                <Select
                  key={id}
                  label={name}
                  name={`product ${id}`}
                  options={options}
                  defaultValue={rate ?? ''}
                />
              ))}
            </fieldset>
          ))}
          <div className={settings.foot}>
            <Button type="submit" loading={isBusy}>
              {TAX.saveProducts}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
