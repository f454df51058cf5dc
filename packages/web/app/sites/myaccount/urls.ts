import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'

export const myaccountUrls: RouteConfigEntry[] = [
  index('sites/myaccount/home.page.tsx', { id: 'myaccount/home' }),
  route('choose-club', 'features/home-signed-in/choose-club.page.tsx', { id: 'myaccount/choose-club' }),
  route('payments', 'features/member-payments/payments.page.tsx', { id: 'myaccount/payments' }),
  route('payments/arrears', 'features/member-payments/arrears.page.tsx', { id: 'myaccount/arrears' }),
  route('payments/methods', 'features/member-payments/methods.page.tsx', { id: 'myaccount/methods' }),
  route('payments/call', 'features/member-payments/money-call.page.ts', { id: 'myaccount/money-call' }),
  route('orders', 'features/member-payments/orders.page.tsx', { id: 'myaccount/orders' }),
  route('orders/:orderId', 'features/member-payments/order.page.tsx', { id: 'myaccount/order' }),
  route('orders/:orderId/:file', 'features/checkout/order-file.page.ts', { id: 'myaccount/order-file' }),
  route('details', 'features/account/details.page.tsx', { id: 'myaccount/details' }),
  route('password', 'features/account/password.page.tsx', { id: 'myaccount/password' }),
  route('preferences', 'features/preferences/preferences.page.tsx', { id: 'myaccount/preferences' }),
  route('security', 'features/member-security/security.page.tsx', { id: 'myaccount/security' }),
  route('security/passkey', 'features/member-security/add-passkey.page.tsx', { id: 'myaccount/add-passkey' }),
  route('security/email', 'features/member-security/change-email.page.tsx', { id: 'myaccount/change-email' }),
  route('security/download', 'features/member-security/download.page.tsx', { id: 'myaccount/download' }),
  route('security/data', 'features/member-security/data-file.page.ts', { id: 'myaccount/data' }),
  route('security/delete', 'features/member-security/erase.page.tsx', { id: 'myaccount/delete' }),
  route('family', 'features/family/family.page.tsx', { id: 'myaccount/family' }),
  route('family/add', 'features/family/add.page.tsx', { id: 'myaccount/family-add' }),
  route('family/welcome', 'features/family/welcome.page.tsx', { id: 'myaccount/family-welcome' }),
  route('family/:memberId', 'features/family/person.page.tsx', { id: 'myaccount/person' }),
  route('family/:memberId/answers/:accountId/:formId', 'features/family/edit-answers.page.tsx', {
    id: 'myaccount/person-answers',
  }),
  route('family/:memberId/card', 'features/membership-card/card.page.tsx', { id: 'myaccount/card' }),
  ...commonUrls('myaccount'),
]
