import type { AuditArea } from '@clubhouse/contract/office/audit-areas'

/** What is known of an event: who did it, to what and to whom. */
export interface Happened {
  kind: string
  /** Null where nobody is known, or is not there any more. */
  who: string | null
  /** What it happened to, by its name. */
  what: string | null
  /** To whom it happened. */
  whom: string | null
  detail: Readonly<Record<string, string>>
}

interface Told extends Happened {
  who: string
  whom: string
  /** The name in quotes, or the word for such a thing. */
  the: (thing: string) => string
}

interface Sentence {
  area: AuditArea
  say: (told: Told) => string
}

const website = (say: Sentence['say']): Sentence => ({ area: 'website', say })
const communications = (say: Sentence['say']): Sentence => ({ area: 'communications', say })
const settings = (say: Sentence['say']): Sentence => ({ area: 'settings', say })
const forms = (say: Sentence['say']): Sentence => ({ area: 'forms', say })
const membership = (say: Sentence['say']): Sentence => ({ area: 'membership', say })
const people = (say: Sentence['say']): Sentence => ({ area: 'people', say })
const money = (say: Sentence['say']): Sentence => ({ area: 'money', say })
const ofOrder = (verb: string) =>
  money(({ who, detail }) =>
    `${who} ${verb} ${detail['Amount'] ?? 'something'} of order ${detail['Order'] ?? ''}`.trimEnd(),
  )
const signIns = (say: Sentence['say']): Sentence => ({ area: 'sign-ins', say })

const article = (verb: string) => website(({ who, the }) => `${who} ${verb} ${the('an article')}`)
const sponsor = (verb: string) => website(({ who, the }) => `${who} ${verb} ${the('a sponsor')}`)
const mailing = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the mail ${the('')}`.trimEnd())
const message = (verb: string) => communications(({ who }) => `${who} ${verb}`)
const automatic = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the automatic mail ${the('')}`.trimEnd())
const list = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the list ${the('')}`.trimEnd())
const template = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the template ${the('')}`.trimEnd())
const sold = (thing: string) => ({
  [`${thing}-added`]: membership(({ who, the }) => `${who} added ${the(`a ${called(thing)}`)}`),
  [`${thing}-changed`]: membership(({ who, the }) => `${who} changed ${the(`a ${called(thing)}`)}`),
  [`${thing}-deleted`]: membership(({ who, the }) => `${who} deleted ${the(`a ${called(thing)}`)}`),
})
const called = (thing: string) => (thing === 'program' ? 'programme' : thing)
const fundraising = (verb: string) =>
  ({ area: 'fundraising', say: ({ who, the }) => `${who} ${verb} ${the('a draw')}` }) satisfies Sentence
const inShop = (kind: string, thing: string) =>
  Object.fromEntries(
    ['added', 'changed', 'deleted'].map((verb): [string, Sentence] => [
      `${kind}-${verb}`,
      { area: 'fundraising', say: ({ who, the }) => `${who} ${verb} ${the(thing)}` },
    ]),
  )
const machines = (verb: string) => settings(({ who, the }) => `${who} ${verb} ${the('')}`.trimEnd())
const form = (verb: string) => forms(({ who, the }) => `${who} ${verb} the form ${the('')}`.trimEnd())

/**
 * Each kind of event in plain words, and where it belongs. A kind without a line is still told, by its own words; a test fails
 * on it (api/src/office/audit-log/sentences.test.ts).
 */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  'order-refunded': money(({ who, detail }) =>
    `${who} refunded ${detail['Amount'] ?? 'part'} of order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'payment-recorded': money(({ who, detail }) =>
    `${who} took ${detail['Amount'] ?? 'money'} by ${detail['By'] ?? 'hand'} for order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'sold-at-gate': money(({ who, detail }) =>
    `${who} sold for ${detail['Amount'] ?? 'money'} by ${detail['By'] ?? 'hand'} at the gate, order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'payment-corrected': money(({ who, detail }) =>
    `${who} took back a payment of ${detail['Amount'] ?? 'money'} recorded by mistake for order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'receipt-sent-again': money(
    ({ who, detail }) => `${who} sent the receipt of order ${detail['Order'] ?? ''} again`,
  ),
  'arrears-reminded': money(({ who, detail }) =>
    `${who} reminded whoever owes something of order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'arrears-planned': money(({ who, detail }) =>
    `${who} noted when order ${detail['Order'] ?? ''} will be paid`.replace('  ', ' '),
  ),
  'refund-asked': ofOrder('asked a second person to give back'),
  'refund-confirmed': ofOrder('confirmed as the second person: given back is'),
  'refund-declined': ofOrder('said no to giving back'),
  'refund-lapsed': ofOrder('could not give back any more'),
  'refund-repeated': ofOrder('tried again to give back'),
  'refund-limit-changed': money(
    ({ who, detail }) => `${who} set what one person may refund alone: ${detail['Up to'] ?? ''}`,
  ),
  'tax-changed': money(({ who }) => `${who} changed the club’s tax settings`),
  'product-tax-changed': money(
    ({ who, the, detail }) =>
      `${who} set the tax rate of ${the('something you sell')}: ${detail['Rate'] ?? ''}`,
  ),
  'write-off-asked': ofOrder('asked to write off'),
  'write-off-confirmed': ofOrder('confirmed: written off is'),
  'write-off-declined': ofOrder('decided not to write off'),
  'write-off-lapsed': ofOrder('could not write off'),
  'bank-file-uploaded': money(
    ({ who, the, detail }) =>
      `${who} uploaded the bank statement ${the('')} (${detail['lines'] ?? '0'} lines, ${detail['added'] ?? '0'} new)`,
  ),
  'payouts-fetched': money(
    ({ who, detail }) => `${who} asked the card provider for payouts (${detail['added'] ?? '0'} new)`,
  ),
  'payout-arrived': money(
    ({ who, detail }) =>
      `${who} confirmed that a payout of ${detail['Amount'] ?? 'money'} arrived in the bank`,
  ),
  'bank-line-linked': money(({ who, detail }) =>
    `${who} found the bank line of ${detail['day'] ?? 'a day'} to be written down already for order ${detail['Order'] ?? ''}`.trimEnd(),
  ),
  'bank-line-set-aside': money(
    ({ who, detail }) =>
      `${who} set aside the bank line of ${detail['day'] ?? 'a day'}, ${detail['Amount'] ?? ''}`,
  ),
  'bank-line-undone': money(
    ({ who, detail }) =>
      `${who} took back what was decided of the bank line of ${detail['day'] ?? 'a day'}, ${detail['Amount'] ?? ''}`,
  ),
  'article-created': article('started writing'),
  'article-edited': article('edited'),
  'article-published': article('published'),
  'article-not-published': website(({ the }) => `${the('An article')} couldn’t go out at its time`),
  'article-scheduled': article('scheduled'),
  'article-unscheduled': article('took back the schedule of'),
  'article-unpublished': article('took off the website'),
  'article-archived': article('archived'),
  'article-brought-back': article('brought back'),
  'article-deleted': article('deleted'),
  'image-uploaded': website(({ who, the, detail }) =>
    detail['cropped_from'] ? `${who} cropped ${the('a picture')}` : `${who} uploaded ${the('a picture')}`,
  ),
  'image-described': website(({ who, the }) => `${who} described ${the('a picture')}`),
  'image-deleted': website(({ who, the }) => `${who} deleted ${the('a picture')}`),
  'site-edited': website(({ who }) => `${who} changed menu, theme or banner, not yet for visitors`),
  'site-published': website(({ who }) => `${who} published menu, theme and banner`),
  'site-not-published': website(() => 'Menu, theme and banner couldn’t go out at their time'),
  'site-scheduled': website(({ who }) => `${who} scheduled menu, theme and banner`),
  'site-unscheduled': website(({ who }) => `${who} took back the schedule of menu, theme and banner`),
  'sponsor-added': sponsor('added'),
  'sponsor-changed': sponsor('changed'),
  'sponsor-removed': sponsor('took off'),
  'sponsor-brought-back': sponsor('brought back'),
  'sponsors-ordered': website(({ who }) => `${who} put the sponsors in another order`),
  'contact-changed': settings(({ who }) => `${who} changed the contact details`),
  'feature-switched': settings(({ who, detail }) => {
    const [[name, change] = ['a feature', '']] = Object.entries(detail)
    return `${who} switched ${name} ${/on$/i.test(change) ? 'on' : 'off'}`
  }),
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
  'list-created': list('made'),
  'list-edited': list('changed'),
  'list-status-changed': list('switched on or off'),
  'template-created': template('made'),
  'template-edited': template('changed'),
  'template-deleted': template('deleted'),
  'message-assigned': message('said who looks after a message'),
  'message-answered': message('answered a message'),
  'message-done': message('marked a message done'),
  'message-reopened': message('opened a message again'),
  'mailing-sent': mailing('sent'),
  'mailing-scheduled': mailing('scheduled'),
  'mailing-tested': mailing('tried out'),
  'mailing-paused': mailing('paused'),
  'mailing-resumed': mailing('let go on'),
  'mailing-cancelled': mailing('stopped'),
  'automatic-mail-switched': communications(({ who, the, detail }) =>
    `${who} switched ${detail['after'] ?? 'on or off'} the automatic mail ${the('')}`.trimEnd(),
  ),
  'automatic-mail-changed': automatic('changed the words of'),
  'automatic-mail-tested': automatic('tried out'),
  'address-cleared': communications(({ who }) => `${who} put an address back that had failed`),
  'draw-opened': fundraising('opened the draw'),
  'draw-confirmed': fundraising('confirmed the draw'),
  'drum-read': fundraising('read the drum for'),
  'paper-tickets-entered': fundraising('entered paper tickets for'),
  'paper-tickets-taken-back': fundraising('took back paper tickets of'),
  'lotto-created': fundraising('put on sale the lotto'),
  'lotto-changed': fundraising('changed the lotto'),
  'prize-draw-created': fundraising('put on sale the draw'),
  'prize-draw-changed': fundraising('changed the draw'),
  'prize-draw-deleted': fundraising('deleted the draw'),
  'handed-out': {
    area: 'fundraising',
    say: ({ who, the, detail }) => `${who} handed out ${the('something')} of order ${detail['order'] ?? ''}`,
  },
  'hand-out-undone': {
    area: 'fundraising',
    say: ({ who, the, detail }) =>
      `${who} took back that ${the('something')} of order ${detail['order'] ?? ''} was handed out`,
  },
  ...inShop('shop-item', 'an item of the shop'),
  ...inShop('promotion', 'a promotion'),
  'form-created': form('made'),
  'form-saved': form('changed'),
  'form-renamed': form('renamed'),
  'form-archived': form('archived'),
  'form-restored': form('brought back'),
  'form-deleted': form('deleted'),
  ...['program', 'plan', 'bundle', 'discount', 'code']
    .map(sold)
    .reduce((all, each) => ({ ...all, ...each }), {}),
  'waiting-added': membership(
    ({ who, whom, the }) => `${who} put ${whom} on the waiting list of ${the('a plan')}`,
  ),
  'waiting-removed': membership(
    ({ who, whom, the }) => `${who} took ${whom} off the waiting list of ${the('a plan')}`,
  ),
  'place-offered-by-hand': membership(({ who, whom, the, detail }) =>
    `${who} offered ${whom} a place in ${the('a plan')} ${detail['turn'] ?? ''}`.trimEnd(),
  ),
  'offer-extended': membership(
    ({ who, whom, the }) => `${who} gave ${whom} longer to take a place in ${the('a plan')}`,
  ),
  'offer-withdrawn': membership(
    ({ who, whom, the }) => `${who} took back the place in ${the('a plan')} offered to ${whom}`,
  ),
  'body-list-uploaded': people(({ who, the }) =>
    `${who} of a governing body uploaded the list ${the('')}`.trimEnd(),
  ),
  'body-list-removed': people(({ who, the }) =>
    `${who} of a governing body threw away the list ${the('')}`.trimEnd(),
  ),
  'body-differences-marked': people(
    ({ who, detail }) => `${who} of a governing body marked ${detail['count'] ?? 'some'} differences`,
  ),
  'body-access-asked': people(
    ({ who, detail }) =>
      `${detail['by'] ?? who} of ${detail['body'] ?? 'a governing body'} asked to read the members`,
  ),
  'body-access-granted': people(
    ({ who, detail }) =>
      `${who} let ${detail['body'] ?? 'a governing body'} read the members until ${detail['until'] ?? 'a day'}`,
  ),
  'body-access-refused': people(
    ({ who, detail }) => `${who} did not let ${detail['body'] ?? 'a governing body'} read the members`,
  ),
  'body-access-ended': people(
    ({ who, detail }) => `${who} ended that ${detail['body'] ?? 'a governing body'} may read the members`,
  ),
  'body-members-read': people(
    ({ who, detail }) => `${detail['by'] ?? who} of ${detail['body'] ?? 'a governing body'} read the members`,
  ),
  'body-message-sent': people(
    ({ who, detail }) =>
      `${detail['by'] ?? who} of ${detail['body'] ?? 'a governing body'} wrote to those who run the club`,
  ),
  'answers-read': people(({ who, whom }) => `${who} read the answers of ${whom}`),
  'person-changed': people(
    ({ who, the, detail }) => `${who} corrected ${fieldsIn(detail['fields'])} of ${the('somebody')}`,
  ),
  'guarded-answers-opened': people(
    ({ who, the }) => `${who} opened the medical and safeguarding answers of ${the('somebody')}`,
  ),
  'person-data-copied': people(
    ({ who, the }) => `${who} took a copy of everything the club keeps about ${the('somebody')}`,
  ),
  'person-erasure-asked': people(
    ({ who, the }) => `${who} asked for what the club keeps about ${the('somebody')} to be erased`,
  ),
  'person-erasure-stopped': people(
    ({ who, the }) => `${who} kept what the club has about ${the('somebody')} after all`,
  ),
  'person-erased': people(({ the }) => `What the club kept about ${the('somebody')} was erased`),
  'group-created': people(({ who, the }) => `${who} made the group ${the('')}`.trimEnd()),
  'group-changed': people(({ who, the }) => `${who} changed the group ${the('')}`.trimEnd()),
  'group-archived': people(({ who, the }) => `${who} archived the group ${the('')}`.trimEnd()),
  'group-taken-back': people(({ who, the }) => `${who} took back the group ${the('')}`.trimEnd()),
  'group-member-added': people(
    ({ who, the, detail }) => `${who} put ${the('somebody')} into the group “${detail['group'] ?? ''}”`,
  ),
  'group-member-removed': people(
    ({ who, the, detail }) => `${who} took ${the('somebody')} out of the group “${detail['group'] ?? ''}”`,
  ),
  'group-managers-named': people(({ who, the }) => `${who} said who looks after ${the('a group')}`),
  'people-merged': people(
    ({ who, the, detail }) => `${who} merged ${detail['merged'] || 'a second entry'} into ${the('somebody')}`,
  ),
  'merge-undone': people(
    ({ who, the, detail }) =>
      `${who} undid the merge of ${detail['merged'] || 'a second entry'} into ${the('somebody')}`,
  ),
  'people-told-apart': people(
    ({ who, the, detail }) =>
      `${who} said that ${the('somebody')} and ${detail['other'] || 'somebody else'} are not the same person`,
  ),
  'people-maybe-same': people(
    ({ who, the, detail }) =>
      `${who} said that ${the('somebody')} and ${detail['other'] || 'somebody else'} may be the same person`,
  ),
  'list-exported': people(
    ({ who, detail }) =>
      `${who} downloaded the list “${detail['list'] ?? ''}” (${detail['rows'] ?? '0'} rows)`,
  ),
  'people-list-uploaded': people(
    ({ who, the, detail }) =>
      `${who} uploaded the list of people ${the('')} (${detail['lines'] ?? '0'} lines)`,
  ),
  'people-list-mapped': people(
    ({ who, the }) => `${who} said what the columns of ${the('a list of people')} mean`,
  ),
  'people-list-discarded': people(({ who, the }) => `${who} threw ${the('a list of people')} away`),
  'people-imported': people(
    ({ who, the, detail }) => `${who} imported ${detail['people'] ?? '0'} people from ${the('a list')}`,
  ),
  'people-import-undone': people(
    ({ who, the, detail }) =>
      `${who} took back the import of ${detail['people'] ?? '0'} people from ${the('a list')}`,
  ),
  'sign-in': signIns(({ who }) => `${who} signed in`),
  'sign-in-failed': signIns(({ whom }) => `A sign-in as ${whom} failed`),
  'sign-in-refused': signIns(({ whom }) => `${upper(whom)} signed in where they have no role`),
  'sign-up': signIns(({ who }) => `${who} made an account`),
  'sign-out': signIns(({ who }) => `${who} signed out`),
  'recovery-requested': signIns(({ whom }) => `A new password was asked for, for ${whom}`),
  'code-failed': signIns(({ whom }) => `A wrong code was entered for ${whom}`),
  'password-changed': signIns(({ who }) => `${who} changed their password`),
  'refresh-replayed': signIns(({ whom }) => `A sign-in of ${whom} was used twice and ended`),
  'passkey-added': signIns(({ who }) => `${who} added a passkey`),
  'passkey-removed': signIns(({ who }) => `${who} removed a passkey`),
  'email-verified': people(({ who }) => `${who} confirmed their e-mail`),
  'email-change-asked': people(({ who }) => `${who} asked to change their e-mail`),
  'email-changed': people(({ who }) => `${who} changed their e-mail`),
  'email-change-undone': people(({ who }) => `${who} took back a change of e-mail`),
  'details-changed': people(({ who }) => `${who} changed their details`),
  'role-given': people(({ whom, detail }) => `${upper(whom)} became ${roleName(detail['role'])} of the club`),
  'user-invited': people(
    ({ who, detail }) =>
      `${who} asked ${detail['email'] ?? 'somebody'} to run the club as ${detail['as'] ?? 'an admin'}`,
  ),
  'user-invited-again': people(
    ({ who, detail }) => `${who} mailed ${detail['email'] ?? 'somebody'} their invitation again`,
  ),
  'user-invitation-withdrawn': people(
    ({ who, detail }) => `${who} took back the invitation of ${detail['email'] ?? 'somebody'}`,
  ),
  'user-invitation-accepted': people(
    ({ who, detail }) => `${who} now runs the club as ${detail['as'] ?? 'an admin'}`,
  ),
  'user-changed': people(({ who, whom }) => `${who} changed what ${whom} may do`),
  'user-removed': people(({ who, whom }) => `${who} ended ${whom}’s running of the club`),
  'office-handed-over': people(
    ({ who, whom, detail }) =>
      `${who} handed the office of ${detail['office'] ?? 'somebody'} over to ${whom}`,
  ),
  'payments-account-opened': money(({ who }) => `${who} opened the club’s own payments account`),
  'payments-account-linked': money(
    ({ who }) => `${who} went to the payment provider to fill in the club’s account`,
  ),
  'payments-account-changed': money(({ who }) => `${who} asked what the club’s payments account may do`),
  'wallet-domain-registered': money(
    ({ who, detail }) => `${who} put Apple Pay and Google Pay on ${detail['domain'] ?? 'the website'}`,
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
  'platform-entered': people(
    ({ who, detail }) => `${who} came into the back office: ${detail['reason'] ?? ''}`,
  ),
  'platform-fee-changed': settings(({ who }) => `${who} changed what the platform asks for`),
  'platform-settled': money(
    ({ who, detail }) =>
      `${who} noted that ${detail['Amount'] ?? 'something'} owed to the platform was paid (${detail['Reference'] ?? ''})`,
  ),
  'platform-signed-out': people(({ who, whom }) => `${who} signed ${whom} out everywhere`),
  'platform-unlocked': people(({ who, whom }) => `${who} let ${whom} try to sign in again`),
  'platform-verification-mailed': people(
    ({ who, whom }) => `${who} mailed ${whom} the link to confirm their e-mail`,
  ),
  'platform-email-corrected': people(({ who, whom }) => `${who} corrected ${whom}’s e-mail`),
  'platform-passkeys-forgotten': people(({ who, whom }) => `${who} let ${whom} set up a new passkey`),
  'platform-job-retried': settings(({ who, the }) => `${who} let the work ${the('')} go on`),
  'platform-mail-retried': communications(({ who, the }) => `${who} tried the mail ${the('')} at once`),
  'platform-webhook-retried': settings(({ who, the }) => `${who} tried the webhook ${the('')} once more`),
  'platform-left': people(({ who }) => `${who} left the back office`),
  'second-factor-changed': settings(({ who }) => `${who} changed when a passkey is asked for`),
  'passkeys-reset': people(({ who, whom }) => `${who} let ${whom} set up a new passkey`),
  'own-sign-in-offered': people(({ who, whom }) => `${who} offered ${whom} a sign-in of their own`),
  'own-sign-in-asked': people(({ who, whom }) => `${who} asked ${whom} to hand a membership over`),
  'own-sign-in-taken': people(({ who }) => `${who} took over their own sign-in`),
  'data-downloaded': people(({ who }) => `${who} downloaded their data`),
  'erasure-asked': people(({ who }) => `${who} asked for their account to be deleted`),
  'erasure-cancelled': people(({ who }) => `${who} kept their account after all`),
}

/** "Áine Byrne published “Under-12s win”": never empty, whatever the kind. */
export function sentenceOf(event: Happened): string {
  const told: Told = {
    ...event,
    who: event.who ?? 'Somebody',
    whom: event.whom ?? 'somebody',
    the: (thing) => (event.what ? `“${event.what}”` : thing),
  }
  const sentence = Object.hasOwn(SENTENCES, event.kind) ? SENTENCES[event.kind] : undefined
  return sentence ? sentence.say(told) : unknown(told)
}

/** The words of the kind itself: "sponsor-added" is "Sponsor added: “O’Malley’s”, by Áine Byrne". */
function unknown({ kind, who, the, what }: Told): string {
  const words = upper(kind.replaceAll('-', ' ').trim() || 'something happened')
  return `${words}${what ? `: ${the('')}` : ''}, by ${who}`
}

export const areaOf = (kind: string): AuditArea =>
  (Object.hasOwn(SENTENCES, kind) ? SENTENCES[kind]?.area : undefined) ?? 'other'

export const kindsIn = (area: AuditArea): string[] =>
  Object.keys(SENTENCES).filter((kind) => SENTENCES[kind]?.area === area)

/** "the first name and mobile" */
const fieldsIn = (fields?: string): string =>
  fields ? `the ${fields.replaceAll('_', ' ').replace(/, ([^,]*)$/, ' and $1')}` : 'the details'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ROLES: Readonly<Record<string, string>> = {
  member: 'a member',
  admin: 'an admin',
  owner: 'an owner',
  group_manager: 'a group manager',
}
const roleName = (role = ''): string => ROLES[role] ?? 'part'
