import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import { formatLongDate, formatDateTime } from '@clubhouse/domain/format'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Facts } from '#parts/office/facts.tsx'
import { SSO, TEST_OTHER, TEST_WORDS } from './messages.ts'
import styles from './sso.module.css'

/** Tries the service out: what came back, and what that means. */
export function TestPanel({ sso, timeZone }: { sso: OfficeSso; timeZone: string }) {
  const { test, provider, ours, tested_until: until } = sso
  if (!provider || !ours) return null
  const said = test?.said ?? null
  return (
    <FormSection as="section" id="test" title={SSO.test} lead={SSO.testLead}>
      {test && (
        <div role="status">
          <p>
            {(test.outcome === 'ok' ? SSO.worked : SSO.failed)(formatDateTime(test.at, timeZone))}{' '}
            {test.outcome !== 'ok' && (TEST_WORDS[test.outcome] ?? TEST_OTHER(test.outcome))}
          </p>
          {until && <p>{SSO.until(formatLongDate(until, timeZone))}</p>}
        </div>
      )}
      {said && (
        <>
          <Facts
            of={[
              { name: SSO.nameId, value: said.name_id },
              { name: SSO.email, value: said.email ?? SSO.missing },
              { name: SSO.firstName, value: said.first_name ?? SSO.missing },
              { name: SSO.lastName, value: said.last_name ?? SSO.missing },
            ]}
          />
          {said.attributes.length > 0 && (
            <details>
              <summary>{SSO.all}</summary>
              <Facts of={said.attributes} />
            </details>
          )}
        </>
      )}
      {/* A page of somebody else's: the browser goes there itself. */}
      <ButtonLink to="/settings/sso/test" reloadDocument className={styles.act} iconAfter="external">
        {SSO.start}
      </ButtonLink>
    </FormSection>
  )
}
