import type { Sentence } from './sentence.ts'

const communications = (say: Sentence['say']): Sentence => ({ area: 'communications', say })
const mailing = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the mail ${the('')}`.trimEnd())
const message = (verb: string) => communications(({ who }) => `${who} ${verb}`)
const automatic = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the automatic mail ${the('')}`.trimEnd())
const list = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the list ${the('')}`.trimEnd())
const template = (verb: string) =>
  communications(({ who, the }) => `${who} ${verb} the template ${the('')}`.trimEnd())

export const COMMUNICATIONS: Readonly<Record<string, Sentence>> = {
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
  'platform-mail-retried': communications(({ who, the }) => `${who} tried the mail ${the('')} at once`),
}
