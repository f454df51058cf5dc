import { Form, useNavigation } from 'react-router'
import type { TaxedProduct, TaxSettings } from '@clubhouse/contract/money/office/tax'
import { inGroups } from '@clubhouse/domain/web/in-groups'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Row } from '#ui/layout/layout.tsx'
import { rateOptions } from '#parts/selling/office/tax/rate-options.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { TAX } from './messages.ts'
import styles from './tax.module.css'

interface Props {
  tax: TaxSettings
  products: readonly TaxedProduct[]
  /** What was chosen and could not be saved. */
  chosen: Readonly<Record<string, string>>
}

/** Everything that is sold, each with its rate. */
export function ProductRates({ tax, products, chosen }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'products'
  const options = rateOptions(tax.rates)
  return (
    <FormSection
      as="section"
      title={TAX.products}
      titleId="products"
      lead={products.length > 0 ? TAX.productsLead : TAX.noProducts}
    >
      {products.length > 0 && (
        <Form method="post" action={TAX.path} className={styles.form} preventScrollReset>
          <input type="hidden" name="intent" value="products" />
          {[...inGroups(products, ({ type }) => type)].map(([type, ofType]) => (
            <fieldset key={type} className={styles.products}>
              <legend>{TAX.kinds[type]}</legend>
              {ofType.map(({ product_id: id, name, rate_id: rate }) => (
                <Select
                  key={id}
                  label={name}
                  name={`product ${id}`}
                  options={options}
                  defaultValue={chosen[id] ?? rate ?? ''}
                />
              ))}
            </fieldset>
          ))}
          <Row>
            <Button type="submit" loading={isBusy}>
              {TAX.saveProducts}
            </Button>
          </Row>
        </Form>
      )}
    </FormSection>
  )
}
