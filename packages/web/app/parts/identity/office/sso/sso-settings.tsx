import { useActionData, useSearchParams } from 'react-router'
import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Facts } from '#parts/office/facts.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { SSO, type SsoWords } from './messages.ts'
import { ModeForm } from './mode-form.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import styles from './sso.module.css'
import { TestPanel } from './test-panel.tsx'

interface Props {
  sso: OfficeSso
  words: SsoWords
  timeZone: string
  now: string
}

/** SSO-01: single sign-on of a club or a governing body, from what its provider needs to who has to use it. At `/settings/sso` on either site. */
export function SsoSettings({ sso, words, timeZone, now }: Props) {
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const { ours } = sso
  const refusal = search.get('refused')
  return (
    <OfficePage title={SSO.title} lead={words.lead}>
      <FormMessage text={answer?.formError ?? (refusal && !answer ? SSO.notDone : null)} />
      {search.get('kept') && !answer && <p role="status">{SSO.saved}</p>}
      <p className={styles.note}>{words.safe}</p>
      {ours === null ? (
        <p>{SSO.noKeys}</p>
      ) : (
        <>
          <ProviderPanel
            key={sso.provider?.entity_id ?? ''}
            sso={sso}
            answer={answer}
            now={now}
            timeZone={timeZone}
          />
          <FormSection as="section" title={SSO.ours}>
            <Facts
              of={[
                { name: SSO.metadata, value: <a href={ours.metadata_url}>{ours.metadata_url}</a> },
                { name: SSO.entity, value: ours.entity_id },
                { name: SSO.answers, value: ours.answer_url },
              ]}
            />
          </FormSection>
          <TestPanel sso={sso} timeZone={timeZone} />
          <ModeForm key={sso.version} sso={sso} words={words} answer={answer} timeZone={timeZone} />
        </>
      )}
    </OfficePage>
  )
}
