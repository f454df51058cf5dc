import { FormMessage } from '#lib/form/form-message.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { FRIEND } from '../messages.ts'
import { friendErrors } from './friend-errors.ts'
import styles from '#parts/selling/lottery/play.module.css'
import { useServedAnswer } from '#parts/selling/lottery/use-served-answer.ts'

/** LOTTO-14 */
export function FriendForm({ productId }: { productId: string }) {
  const { formError, errorOf, values, isBusy, props } = usePostedForm(
    friendErrors,
    useServedAnswer('friend'),
    { name: 'tell-friend', failed: FRIEND.failed, draft: null },
  )
  return (
    <details className={styles.card}>
      <summary>
        <h2>{FRIEND.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <form {...props} className={styles.body}>
        <input type="hidden" name="intent" value="friend" />
        <input type="hidden" name="product_id" value={productId} />
        <p>{FRIEND.lead}</p>
        <FormMessage text={formError} />
        <TextField
          name="first_name"
          label={FRIEND.name}
          maxLength={64}
          error={errorOf('first_name')}
          defaultValue={values['first_name']}
        />
        <EmailField
          name="email"
          label={FRIEND.email}
          error={errorOf('email')}
          defaultValue={values['email']}
        />
        <Button type="submit" icon="mail" loading={isBusy}>
          {FRIEND.send}
        </Button>
      </form>
    </details>
  )
}
