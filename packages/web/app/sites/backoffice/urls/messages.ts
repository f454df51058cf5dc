import { pagesOf } from '../../pages-of.ts'

export const messagesUrls = pagesOf('backoffice', 'features/messages/office', {
  messages: 'inbox/list/messages.page.tsx',
  'messages/:id': 'inbox/thread/message.page.tsx',
  'mail/lists': 'mailings/lists/lists.page.tsx',
  'mail/lists/ask': 'mailings/edit/ask.page.ts',
  'mail/lists/new': 'mailings/edit/list.page.tsx',
  'mail/lists/:id': 'mailings/edit/list.page.tsx',
  'mail/lists/:id/people': 'mailings/people/people.page.tsx',
  'mail/lists/:id/send': 'mailings/send/send.page.tsx',
  'mail/lists/:id/letter': 'mailings/send/letter.page.ts',
  'mail/lists/:id/sent/:mailing': 'mailings/sent/sent.page.tsx',
  'mail/templates': 'mailings/templates/templates.page.tsx',
  'mail/templates/letter': 'mailings/templates/letter.page.ts',
  'mail/templates/new': 'mailings/templates/template.page.tsx',
  'mail/templates/:id': 'mailings/templates/template.page.tsx',
  'mail/automatic': 'automatic-mails/mails.page.tsx',
  'mail/automatic/:kind': 'automatic-mails/mail/mail.page.tsx',
  'mail/automatic/:kind/letter': 'automatic-mails/mail/letter.page.ts',
  'mail/opt-outs': 'mailings/opt-outs/opt-outs.page.tsx',
})
