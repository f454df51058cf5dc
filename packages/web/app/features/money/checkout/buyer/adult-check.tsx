import { useSyncExternalStore } from 'react'
import type { CartItem } from '@clubhouse/contract/selling/cart'
import { attestAdult, forgetAdult, hasAttestedAdult, onAttested } from '#parts/selling/cart/attested-adult.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { CHECKOUT } from '../messages.ts'

/** LOTTO-06: whether the cart holds what is for adults alone, and whether somebody in this browser has said they are. */
export function useAdult(items: readonly Pick<CartItem, 'product'>[]) {
  const isAsked = items.some(({ product }) => product.type === 'Lotto' || product.type === 'Draw')
  const hasAttested = useSyncExternalStore(onAttested, hasAttestedAdult, () => false)
  return { isAsked, isAdult: isAsked && hasAttested }
}

/** Asked beside the button, for whoever came past the question of the lotto's own page. Ticked, it can be taken back. */
export function AdultCheck({ isAdult, isDisabled }: { isAdult: boolean; isDisabled: boolean }) {
  return (
    <div id="over-18" tabIndex={-1}>
      <Checkbox
        label={CHECKOUT.over18}
        optional={false}
        checked={isAdult}
        disabled={isDisabled}
        onChange={({ currentTarget }) => (currentTarget.checked ? attestAdult() : forgetAdult())}
      />
    </div>
  )
}
