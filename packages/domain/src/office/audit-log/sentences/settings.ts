import type { Sentence } from './sentence.ts'

const settings = (say: Sentence['say']): Sentence => ({ area: 'settings', say })
const machines = (verb: string) => settings(({ who, the }) => `${who} ${verb} ${the('')}`.trimEnd())

export const SETTINGS: Readonly<Record<string, Sentence>> = {
  'contact-changed': settings(({ who }) => `${who} changed the contact details`),
  'feature-switched': settings(({ who, detail }) => {
    const [[name, change] = ['a feature', '']] = Object.entries(detail)
    return `${who} switched ${name} ${/on$/i.test(change) ? 'on' : 'off'}`
  }),
  'sign-up-switched': settings(
    ({ who, detail }) => `${who} ${detail['Sign-up'] === 'closed → open' ? 'opened' : 'closed'} sign-up`,
  ),
  'fixtures-changed': settings(({ who }) => `${who} changed the settings of the fixtures`),
  'api-key-made': machines('made the API key'),
  'api-key-revoked': machines('revoked the API key'),
  'webhook-added': machines('added the webhook to'),
  'webhook-changed': machines('changed the webhook to'),
  'webhook-removed': machines('removed the webhook to'),
  'webhook-secret-changed': machines('made a new secret for the webhook to'),
  'webhook-tested': machines('sent a test to the webhook to'),
  'webhook-sent-again': machines('sent something again to the webhook to'),
  'webhook-switched-off': settings(
    ({ the }) => `The webhook to ${the('somewhere')} was switched off: nothing arrived there for days`,
  ),
  'domain-added': settings(({ who, detail }) =>
    `${who} added the domain ${detail['domain'] ?? ''}`.trimEnd(),
  ),
  'domain-checked': settings(({ who, detail }) =>
    `${who} checked the domain ${detail['domain'] ?? ''}`.trimEnd(),
  ),
  'domain-lost': settings(
    ({ detail }) => `The domain ${detail['domain'] ?? ''} no longer led to the website and was taken off it`,
  ),
  'domain-changed': settings(
    ({ who, detail }) => `${who} changed whether links name ${detail['domain'] ?? 'a domain'}`,
  ),
  'domain-removed': settings(({ who, detail }) =>
    `${who} removed the domain ${detail['domain'] ?? ''}`.trimEnd(),
  ),
  'sso-changed': settings(({ who }) => `${who} changed single sign-on`),
  'sso-provider-changed': settings(({ who }) => `${who} changed the provider of single sign-on`),
  'sso-tested': settings(({ who, detail }) =>
    detail['Outcome'] === 'ok'
      ? `${who} tried single sign-on out, and it worked`
      : `${who} tried single sign-on out, and it didn’t work`,
  ),
  'retention-changed': settings(({ who }) => `${who} changed how long things are kept`),
  'retention-applied': settings(() => 'What had been kept long enough was deleted'),
  'club-created': settings(({ who, the }) => `${who} set up ${the('the club')}`),
  'club-suspended': settings(({ who, detail }) => `${who} switched the club off: ${detail['reason'] ?? ''}`),
  'club-reactivated': settings(({ who }) => `${who} switched the club on again`),
  'platform-fee-changed': settings(({ who }) => `${who} changed what the platform asks for`),
  'platform-job-retried': settings(({ who, the }) => `${who} let the work ${the('')} go on`),
  'platform-webhook-retried': settings(({ who, the }) => `${who} tried the webhook ${the('')} once more`),
  'second-factor-changed': settings(({ who }) => `${who} changed when a passkey is asked for`),
}
