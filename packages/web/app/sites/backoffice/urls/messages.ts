import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const messagesUrls: RouteConfigEntry[] = [
  route('messages', 'features/messages/office/inbox/list/messages.page.tsx', { id: 'backoffice/messages' }),
  route('messages/:id', 'features/messages/office/inbox/thread/message.page.tsx', {
    id: 'backoffice/messages/one',
  }),
  route('mail/lists', 'features/messages/office/mailings/lists/lists.page.tsx', {
    id: 'backoffice/mail/lists',
  }),
  route('mail/lists/ask', 'features/messages/office/mailings/edit/ask.page.ts', {
    id: 'backoffice/mail/lists/ask',
  }),
  route('mail/lists/new', 'features/messages/office/mailings/edit/list.page.tsx', {
    id: 'backoffice/mail/lists/new',
  }),
  route('mail/lists/:id', 'features/messages/office/mailings/edit/list.page.tsx', {
    id: 'backoffice/mail/lists/edit',
  }),
  route('mail/lists/:id/people', 'features/messages/office/mailings/people/people.page.tsx', {
    id: 'backoffice/mail/lists/people',
  }),
  route('mail/lists/:id/send', 'features/messages/office/mailings/send/send.page.tsx', {
    id: 'backoffice/mail/lists/send',
  }),
  route('mail/lists/:id/letter', 'features/messages/office/mailings/send/letter.page.ts', {
    id: 'backoffice/mail/lists/letter',
  }),
  route('mail/lists/:id/sent/:mailing', 'features/messages/office/mailings/sent/sent.page.tsx', {
    id: 'backoffice/mail/lists/sent',
  }),
  route('mail/templates', 'features/messages/office/mailings/templates/templates.page.tsx', {
    id: 'backoffice/mail/templates',
  }),
  route('mail/templates/letter', 'features/messages/office/mailings/templates/letter.page.ts', {
    id: 'backoffice/mail/templates/letter',
  }),
  route('mail/templates/new', 'features/messages/office/mailings/templates/template.page.tsx', {
    id: 'backoffice/mail/templates/new',
  }),
  route('mail/templates/:id', 'features/messages/office/mailings/templates/template.page.tsx', {
    id: 'backoffice/mail/templates/edit',
  }),
  route('mail/automatic', 'features/messages/office/automatic-mails/mails.page.tsx', {
    id: 'backoffice/mail/automatic',
  }),
  route('mail/automatic/:kind', 'features/messages/office/automatic-mails/mail/mail.page.tsx', {
    id: 'backoffice/mail/automatic/one',
  }),
  route('mail/automatic/:kind/letter', 'features/messages/office/automatic-mails/mail/letter.page.ts', {
    id: 'backoffice/mail/automatic/letter',
  }),
  route('mail/opt-outs', 'features/messages/office/mailings/opt-outs/opt-outs.page.tsx', {
    id: 'backoffice/mail/opt-outs',
  }),
]
