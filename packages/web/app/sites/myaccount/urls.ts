import { index, type RouteConfigEntry } from '@react-router/dev/routes'
import { pagesOf } from '../pages-of.ts'
import { commonUrls } from '../platform/urls.ts'

export const myaccountUrls: RouteConfigEntry[] = [
  index('sites/myaccount/home.page.tsx', { id: 'myaccount/home' }),
  ...pagesOf('myaccount', 'features', {
    'choose-club': 'site/choose-club/choose-club.page.tsx',
    payments: 'money/payments/payments.page.tsx',
    'payments/arrears': 'money/payments/arrears.page.tsx',
    'payments/methods': 'money/payments/methods.page.tsx',
    'payments/call': 'money/payments/money-call.page.ts',
    orders: 'money/payments/orders.page.tsx',
    'orders/:orderId': 'money/payments/order.page.tsx',
    'orders/:orderId/:file': 'money/checkout/order-file.page.ts',
    details: 'identity/account/details.page.tsx',
    password: 'identity/account/password.page.tsx',
    preferences: 'messages/preferences/preferences.page.tsx',
    security: 'identity/security/security.page.tsx',
    'security/passkey': 'identity/security/add-passkey.page.tsx',
    'security/email': 'identity/security/change-email.page.tsx',
    'security/download': 'identity/security/download.page.tsx',
    'security/data': 'identity/security/data-file.page.ts',
    'security/delete': 'identity/security/erase.page.tsx',
    family: 'people/family/family.page.tsx',
    'family/add': 'people/family/add.page.tsx',
    'family/welcome': 'people/family/welcome.page.tsx',
    'family/:memberId': 'people/family/person.page.tsx',
    'family/:memberId/answers/:accountId/:formId': 'people/family/edit-answers.page.tsx',
    'family/:memberId/card': 'people/cards/card.page.tsx',
    renew: 'selling/renewal/renew.page.tsx',
    'renew/answers': 'selling/renewal/answers.page.ts',
    'renew/ready': 'selling/renewal/ready.page.tsx',
    'switch/:membershipId': 'selling/renewal/switch.page.tsx',
    tickets: 'selling/tickets/tickets.page.tsx',
    'tickets/limits': 'selling/tickets/limits.page.tsx',
  }),
  ...commonUrls('myaccount'),
]
