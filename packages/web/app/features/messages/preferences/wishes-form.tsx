import { useState } from 'react'
import type { ClubWishes, Preferences } from '@clubhouse/contract/messages/member-preferences'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { KINDS, PREFERENCES } from './messages.ts'
import styles from './preferences.module.css'
import { EVERYWHERE, isNews, kindName, listName } from './wishes-names.ts'

interface Props {
  preferences: Preferences
  answer: FormAnswer | undefined
}

/** Which mails somebody wants, by club and kind; one form, saved as one. */
export function WishesForm({ preferences, answer }: Props) {
  const { email, receive_updates, clubs } = preferences
  const { props, formError, isBusy, ...unsent } = usePostedForm(() => ({}), answer, {
    name: 'preferences',
    failed: PREFERENCES.failed,
    draft: null,
  })
  const [hasNews, setNews] = useState(receive_updates)
  const isHydrated = useHydrated()
  const shown = clubs.flatMap(({ account_id, lists }) => [account_id, ...lists.map(({ list_id }) => list_id)])
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{PREFERENCES.emails}</h2>
      <p className={styles.lead}>{PREFERENCES.to(email)}</p>
      <form {...props} action="/preferences" className={styles.form}>
        <FormMessage text={formError} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="shown" value={shown.join(',')} />
        <Checkbox
          label={PREFERENCES.everywhere}
          hint={PREFERENCES.everywhereHint}
          name={EVERYWHERE}
          defaultChecked={receive_updates}
          onChange={({ currentTarget }) => setNews(currentTarget.checked)}
        />
        {clubs.length === 0 && <p className={styles.lead}>{PREFERENCES.none}</p>}
        {clubs.map((club) => (
          <Club key={club.account_id} club={club} isOverruled={isHydrated && !hasNews} />
        ))}
        <div>
          <Button type="submit" variant="primary" loading={isBusy}>
            {PREFERENCES.save}
          </Button>
        </div>
        <UnsentForm {...unsent} />
      </form>
    </Card>
  )
}

interface ClubProps {
  club: ClubWishes
  /** News is off everywhere: what is said here of news counts again once it is on. */
  isOverruled: boolean
}

function Club({ club: { account_id, name, kinds, lists }, isOverruled }: ClubProps) {
  return (
    <fieldset className={styles.club}>
      <legend className={styles.legend}>{name}</legend>
      {kinds.map(({ kind, wanted }) => (
        <Checkbox
          key={kind}
          label={KINDS[kind].label}
          hint={isOverruled && isNews(kind) ? PREFERENCES.overruled : KINDS[kind].hint}
          disabled={isOverruled && isNews(kind)}
          name={kindName(account_id, kind)}
          defaultChecked={wanted}
        />
      ))}
      {lists.length > 0 && (
        <fieldset className={styles.lists} disabled={isOverruled}>
          <legend className={styles.quiet}>{PREFERENCES.lists}</legend>
          {lists.map(({ list_id, name: list, wanted }) => (
            <Checkbox
              key={list_id}
              label={list}
              name={listName(account_id, list_id)}
              defaultChecked={wanted}
            />
          ))}
        </fieldset>
      )}
    </fieldset>
  )
}
