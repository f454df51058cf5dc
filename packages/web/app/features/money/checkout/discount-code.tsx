import { type FormEvent, type RefObject } from 'react'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { LiveCart } from '#parts/selling/cart/use-cart.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'

interface Props {
  cart: ShoppingCart
  live: LiveCart
  isDisabled: boolean
  field: RefObject<HTMLInputElement | null>
}

/** DISC-08 to DISC-11: either applied or cleared; what is wrong with a code stands at its field. */
export function DiscountCode({ cart, live, isDisabled, field }: Props) {
  const isBusy = live.busy === 'code'
  const [applied] = cart.discount_codes
  function apply(event: FormEvent) {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (code !== '') void live.change('code', { intent: 'apply-code', code })
  }
  if (applied) {
    return (
      <div className={styles.applied} role="status">
        <span>
          <Icon name="success" /> {CHECKOUT.applied(applied.name)}
        </span>
        <Button
          size="small"
          variant="quiet"
          loading={isBusy}
          disabled={isDisabled}
          onClick={() => void live.change('code', { intent: 'reset-code' })}
        >
          {CHECKOUT.clear}
        </Button>
      </div>
    )
  }
  const error = live.problems['code']
  return (
    <details className={styles.code} open={error !== undefined || undefined}>
      <summary>
        {CHECKOUT.haveCode}
        <Icon name="chevron-down" />
      </summary>
      <form className={styles.codeForm} onSubmit={apply} noValidate>
        <TextField
          label={CHECKOUT.code}
          name="code"
          ref={field}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={isDisabled}
          {...(error && { error })}
        />
        <Button type="submit" loading={isBusy} disabled={isDisabled}>
          {CHECKOUT.apply}
        </Button>
      </form>
    </details>
  )
}
