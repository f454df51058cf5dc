import { Form } from 'react-router'
import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import { formatLongDate } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FileField } from '#parts/office/file-field.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Facts } from '#parts/office/facts.tsx'
import { SSO } from './messages.ts'
import styles from './sso.module.css'

interface Props {
  sso: OfficeSso
  answer: FormAnswer | undefined
  now: string
  timeZone: string
}

/** The service through which people sign in, and its metadata as a file or as text. */
export function ProviderPanel({
  sso: { provider, mode, may_change: mayChange },
  answer,
  now,
  timeZone,
}: Props) {
  return (
    <FormSection as="section" title={SSO.provider}>
      {provider === null ? (
        <p>{SSO.none}</p>
      ) : (
        <>
          {!provider.is_own && <p>{SSO.ofBody}</p>}
          <Facts
            of={[
              { name: SSO.name, value: provider.entity_id },
              { name: SSO.address, value: provider.sign_in_url },
              ...provider.certificates.map(({ name, ends_at: ends }) => ({
                name: SSO.certificate,
                value: (
                  <>
                    {name}{' '}
                    <Badge {...(ends <= now && { tone: 'warning' as const })}>
                      {(ends <= now ? SSO.ended : SSO.ends)(formatLongDate(ends, timeZone))}
                    </Badge>
                  </>
                ),
              })),
            ]}
          />
        </>
      )}
      {mayChange && (
        <Form
          method="post"
          action="/settings/sso/metadata"
          encType="multipart/form-data"
          reloadDocument
          className={settings.form}
        >
          <FileField
            label={SSO.file}
            hint={SSO.fileHint}
            name="file"
            accept=".xml,text/xml,application/xml"
          />
          <TextArea
            label={SSO.paste}
            name="metadata"
            rows={4}
            optional={true}
            spellCheck={false}
            defaultValue={answer?.values['metadata'] ?? ''}
            error={answer?.errors['metadata']}
            {...(provider && { hint: SSO.addHint })}
          />
          <Button type="submit" className={styles.act}>
            {SSO.add}
          </Button>
        </Form>
      )}
      {mayChange && mode === 'off' && provider?.is_own && (
        <Form method="post" action="/settings/sso">
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" variant="quiet" size="small">
            {SSO.remove}
          </Button>
        </Form>
      )}
    </FormSection>
  )
}
