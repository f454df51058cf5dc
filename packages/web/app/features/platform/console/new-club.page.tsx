import { Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { createClub } from '@clubhouse/contract/platform/new-club'
import { FEATURE_WORDS, FEATURES_SHOWN } from '@clubhouse/domain/site/clubs/feature-words'
import { newClubErrors } from '@clubhouse/domain/site/clubs/new-club'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckboxGroup } from '#ui/field/checkbox-group.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { CountryFields } from './country-fields.tsx'
import { ColourFields } from './colour-fields.tsx'
import { NEW_CLUB } from './messages.ts'
import { NameFields } from './name-fields.tsx'
import { START_COLOURS, START_FEATURES } from './new-club-start.ts'
import { readNewClub } from './read-new-club.ts'
import styles from './su.module.css'

/** One request for each form that is opened: sent twice, it makes one club. */
export const loader = memberLoader(({ page }) => ({
  requestId: crypto.randomUUID(),
  baseDomain: page.baseDomain,
}))

export const action = memberAction(async ({ call, page, request }) => {
  const body = readNewClub(await readForm(request))
  const { colours, features, ...plain } = body
  const values = { ...plain, ...colours, features: features.join() }
  const errors = newClubErrors(body)
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const made = await call(createClub, { body })
    return redirect(`/clubs/${made.account_id}?made`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, NEW_CLUB.failed)
    const formError = Object.keys(refused.errors).length > 0 ? null : refused.message
    return answerWith({ errors: refused.errors, formError, values }, refused.status)
  }
})

export const meta = titled(NEW_CLUB.title)

export default function NewClubPage() {
  const { requestId, baseDomain } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const values = answer?.values ?? {}
  const errors = answer?.errors ?? {}
  const features = values['features']?.split(',') ?? START_FEATURES
  return (
    <div className={styles.page}>
      <header>
        <Link to="/" className={styles.back}>
          <Icon name="arrow-left" />
          {NEW_CLUB.back}
        </Link>
        <h1 className={styles.heading}>{NEW_CLUB.title}</h1>
        <p className={styles.lead}>{NEW_CLUB.lead}</p>
      </header>
      <Form method="post" className={styles.form} noValidate>
        <FormMessage text={answer?.formError ?? null} />
        <input type="hidden" name="request_id" value={values['request_id'] ?? requestId} />
        <NameFields values={values} errors={errors} baseDomain={baseDomain} />
        <CountryFields values={values} errors={errors} />
        <ColourFields
          primary={values['primary'] ?? START_COLOURS.primary}
          accent={values['accent'] ?? START_COLOURS.accent}
        />
        <section className={styles.block}>
          <CheckboxGroup
            label={NEW_CLUB.features}
            name="features"
            optional
            defaultValues={features}
            options={FEATURES_SHOWN.map((value) => ({
              value,
              label: `${FEATURE_WORDS[value].title}: ${FEATURE_WORDS[value].sentence}`,
            }))}
          />
        </section>
        <section className={styles.block}>
          <h2>{NEW_CLUB.owner}</h2>
          <p className={styles.lead}>{NEW_CLUB.ownerLead}</p>
          <EmailField
            label={NEW_CLUB.email}
            name="owner_email"
            autoComplete="off"
            defaultValue={values['owner_email'] ?? ''}
            error={errors['owner_email']}
          />
        </section>
        <Button type="submit" variant="primary" loading={isBusy}>
          {NEW_CLUB.make}
        </Button>
      </Form>
    </div>
  )
}
