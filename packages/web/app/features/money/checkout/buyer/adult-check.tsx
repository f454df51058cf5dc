import { useState, useSyncExternalStore } from 'react'
import type { CartItem } from '@clubhouse/contract/selling/cart'
import { attestAdult, forgetAdult, hasAttestedAdult, onAttested } from '#parts/selling/cart/attested-adult.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../checkout.module.css'
import { CHECKOUT } from '../messages.ts'

/** LOTTO-06: whether the cart holds what is for adults alone, and whether somebody in this browser has said they are. */
export function useAdult(items: readonly Pick<CartItem, 'product'>[]) {
  const isAsked = items.some(({ product }) => product.type === 'Lotto' || product.type === 'Draw')
  const hasAttested = useSyncExternalStore(onAttested, hasAttestedAdult, () => false)
  return { isAsked, isAdult: isAsked && hasAttested }
}

/**
 * Asked beside the button, for whoever came past the question of the lotto's own page. Who answered it there reads so, and who ticks
 * it here can take it back.
 */
export function AdultCheck({ isAdult, isDisabled }: { isAdult: boolean; isDisabled: boolean }) {
  const [isTickedHere, setTickedHere] = useState(false)
  if (isAdult && !isTickedHere)
    return (
      <p id="over-18" className={styles.note}>
        <Icon name="check" />
        {CHECKOUT.saidOver18}
      </p>
    )
  return (
    <div id="over-18" tabIndex={-1}>
      <Checkbox
        label={CHECKOUT.over18}
        optional={false}
        checked={isAdult}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          setTickedHere(true)
          if (currentTarget.checked) attestAdult()
          else forgetAdult()
        }}
      />
    </div>
  )
}
