import { IconButton } from '#ui/button/icon-button.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import styles from './cart.module.css'
import { ChangeForm } from './change-form.tsx'
import { CART } from './messages.ts'
import type { LineProps } from './payment-choice.tsx'

type Props = Pick<LineProps, 'item' | 'live' | 'from'> & { count: number }

/** One more and one fewer of a line; the last one goes with "Remove". Each is a form, so it works without a script, too. */
export function LineCount({ item, count, live, from }: Props) {
  const { shopping_cart_item: id, metadata } = item
  const step = (to: number, icon: IconName, label: string) => (
    <ChangeForm live={live} about={id} from={from} fields={{ intent: 'count', item: id, count: String(to) }}>
      <IconButton
        type={to < 1 ? 'button' : 'submit'}
        size="small"
        icon={icon}
        label={label}
        aria-disabled={to < 1 || live.busy !== null || undefined}
        onClick={(event) => {
          if (to < 1 || live.busy !== null) event.preventDefault()
        }}
      />
    </ChangeForm>
  )
  return (
    <div className={styles.count} role="group" aria-label={metadata.name}>
      {step(count - 1, 'minus', CART.fewer(metadata.name))}
      <output>{count}</output>
      {step(count + 1, 'plus', CART.more(metadata.name))}
    </div>
  )
}
