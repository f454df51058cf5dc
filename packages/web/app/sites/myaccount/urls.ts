import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'

export const myaccountUrls: RouteConfigEntry[] = [
  index('sites/myaccount/home.page.tsx', { id: 'myaccount/home' }),
  route('choose-club', 'features/site/choose-club/choose-club.page.tsx', { id: 'myaccount/choose-club' }),
  route('payments', 'features/money/payments/payments.page.tsx', { id: 'myaccount/payments' }),
  route('payments/arrears', 'features/money/payments/arrears.page.tsx', { id: 'myaccount/arrears' }),
  route('payments/methods', 'features/money/payments/methods.page.tsx', { id: 'myaccount/methods' }),
  route('payments/call', 'features/money/payments/money-call.page.ts', { id: 'myaccount/money-call' }),
  route('orders', 'features/money/payments/orders.page.tsx', { id: 'myaccount/orders' }),
  route('orders/:orderId', 'features/money/payments/order.page.tsx', { id: 'myaccount/order' }),
  route('orders/:orderId/:file', 'features/money/checkout/order-file.page.ts', {
    id: 'myaccount/order-file',
  }),
  route('details', 'features/identity/account/details.page.tsx', { id: 'myaccount/details' }),
  route('password', 'features/identity/account/password.page.tsx', { id: 'myaccount/password' }),
  route('preferences', 'features/messages/preferences/preferences.page.tsx', { id: 'myaccount/preferences' }),
  route('security', 'features/identity/security/security.page.tsx', { id: 'myaccount/security' }),
  route('security/passkey', 'features/identity/security/add-passkey.page.tsx', {
    id: 'myaccount/add-passkey',
  }),
  route('security/email', 'features/identity/security/change-email.page.tsx', {
    id: 'myaccount/change-email',
  }),
  route('security/download', 'features/identity/security/download.page.tsx', { id: 'myaccount/download' }),
  route('security/data', 'features/identity/security/data-file.page.ts', { id: 'myaccount/data' }),
  route('security/delete', 'features/identity/security/erase.page.tsx', { id: 'myaccount/delete' }),
  route('family', 'features/people/family/family.page.tsx', { id: 'myaccount/family' }),
  route('family/add', 'features/people/family/add.page.tsx', { id: 'myaccount/family-add' }),
  route('family/welcome', 'features/people/family/welcome.page.tsx', { id: 'myaccount/family-welcome' }),
  route('family/:memberId', 'features/people/family/person.page.tsx', { id: 'myaccount/person' }),
  route('family/:memberId/answers/:accountId/:formId', 'features/people/family/edit-answers.page.tsx', {
    id: 'myaccount/person-answers',
  }),
  route('family/:memberId/card', 'features/people/cards/card.page.tsx', { id: 'myaccount/card' }),
  route('renew', 'features/selling/renewal/renew.page.tsx', { id: 'myaccount/renew' }),
  route('renew/answers', 'features/selling/renewal/answers.page.ts', { id: 'myaccount/renew-answers' }),
  route('renew/ready', 'features/selling/renewal/ready.page.tsx', { id: 'myaccount/renew-ready' }),
  route('switch/:membershipId', 'features/selling/renewal/switch.page.tsx', { id: 'myaccount/switch' }),
  route('tickets', 'features/selling/tickets/tickets.page.tsx', { id: 'myaccount/tickets' }),
  route('tickets/limits', 'features/selling/tickets/limits.page.tsx', { id: 'myaccount/limits' }),
  ...commonUrls('myaccount'),
]
