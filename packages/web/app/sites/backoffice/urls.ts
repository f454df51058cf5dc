import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'

export const backofficeUrls: RouteConfigEntry[] = [
  index('sites/backoffice/home.page.tsx', { id: 'backoffice/home' }),
  route('choose-club', 'features/site/choose-club/choose-club.page.tsx', { id: 'backoffice/choose-club' }),
  route('programmes', 'features/selling/office/catalogue/programmes/programmes.page.tsx', {
    id: 'backoffice/programmes',
  }),
  route('programmes/copy', 'features/selling/office/catalogue/copy/copy.page.tsx', {
    id: 'backoffice/programmes/copy',
  }),
  route('programmes/new', 'features/selling/office/catalogue/programmes/programme.page.tsx', {
    id: 'backoffice/programmes/new',
  }),
  route('programmes/:id', 'features/selling/office/catalogue/programmes/programme.page.tsx', {
    id: 'backoffice/programmes/edit',
  }),
  route('plans', 'features/selling/office/catalogue/plans/plans.page.tsx', { id: 'backoffice/plans' }),
  route('plans/csv', 'features/selling/office/catalogue/plans/plans-csv.page.ts', {
    id: 'backoffice/plans/csv',
  }),
  route('plans/new', 'features/selling/office/catalogue/plans/plan.page.tsx', { id: 'backoffice/plans/new' }),
  route('plans/:id', 'features/selling/office/catalogue/plans/plan.page.tsx', {
    id: 'backoffice/plans/edit',
  }),
  route('bundles', 'features/selling/office/catalogue/bundles/bundles.page.tsx', {
    id: 'backoffice/bundles',
  }),
  route('bundles/new', 'features/selling/office/catalogue/bundles/bundle.page.tsx', {
    id: 'backoffice/bundles/new',
  }),
  route('bundles/:id', 'features/selling/office/catalogue/bundles/bundle.page.tsx', {
    id: 'backoffice/bundles/edit',
  }),
  route('discounts', 'features/selling/office/catalogue/discounts/discounts.page.tsx', {
    id: 'backoffice/discounts',
  }),
  route('discounts/simulator', 'features/selling/office/catalogue/simulator/simulator.page.tsx', {
    id: 'backoffice/discounts/simulator',
  }),
  route('discounts/new', 'features/selling/office/catalogue/discounts/discount.page.tsx', {
    id: 'backoffice/discounts/new',
  }),
  route('discounts/:id', 'features/selling/office/catalogue/discounts/discount.page.tsx', {
    id: 'backoffice/discounts/edit',
  }),
  route('codes', 'features/selling/office/catalogue/codes/codes.page.tsx', { id: 'backoffice/codes' }),
  route('codes/new', 'features/selling/office/catalogue/codes/code.page.tsx', { id: 'backoffice/codes/new' }),
  route('codes/:id', 'features/selling/office/catalogue/codes/code.page.tsx', {
    id: 'backoffice/codes/edit',
  }),
  route('waiting-lists', 'features/selling/office/waiting-list/lists.page.tsx', {
    id: 'backoffice/waiting-lists',
  }),
  route('waiting-lists/csv', 'features/selling/office/waiting-list/lists-csv.page.ts', {
    id: 'backoffice/waiting-lists/csv',
  }),
  route('waiting-lists/:id', 'features/selling/office/waiting-list/line/line.page.tsx', {
    id: 'backoffice/waiting-lists/line',
  }),
  route('waiting-lists/:id/csv', 'features/selling/office/waiting-list/line/line-csv.page.ts', {
    id: 'backoffice/waiting-lists/line/csv',
  }),
  route('waiting-lists/:id/add', 'features/selling/office/waiting-list/household/add.page.tsx', {
    id: 'backoffice/waiting-lists/add',
  }),
  route('waiting-lists/:id/:household', 'features/selling/office/waiting-list/household/household.page.tsx', {
    id: 'backoffice/waiting-lists/household',
  }),
  route('forms', 'features/people/office/forms/list/forms.page.tsx', { id: 'backoffice/forms' }),
  route('forms/csv', 'features/people/office/forms/list/forms-csv.page.ts', { id: 'backoffice/forms/csv' }),
  route('forms/new', 'features/people/office/forms/new/new-form.page.tsx', { id: 'backoffice/forms/new' }),
  route('forms/:id', 'features/people/office/forms/edit/edit-form.page.tsx', { id: 'backoffice/forms/edit' }),
  route('forms/:id/save', 'features/people/office/forms/edit/save-form.page.ts', {
    id: 'backoffice/forms/save',
  }),
  route('forms/:id/history', 'features/people/office/forms/history/history.page.tsx', {
    id: 'backoffice/forms/history',
  }),
  route('forms/:id/history/:version', 'features/people/office/forms/history/version.page.tsx', {
    id: 'backoffice/forms/version',
  }),
  route('news', 'features/site/office/news/list/articles.page.tsx', { id: 'backoffice/news' }),
  route('news/csv', 'features/site/office/news/list/articles-csv.page.ts', { id: 'backoffice/news/csv' }),
  route('news/:id', 'features/site/office/news/edit/edit-article.page.tsx', { id: 'backoffice/news/edit' }),
  route('pages', 'features/site/office/news/list/articles.page.tsx', { id: 'backoffice/pages' }),
  route('pages/csv', 'features/site/office/news/list/articles-csv.page.ts', { id: 'backoffice/pages/csv' }),
  route('pages/:id', 'features/site/office/news/edit/edit-article.page.tsx', { id: 'backoffice/pages/edit' }),
  route('about-us', 'features/site/office/news/list/about-us.page.tsx', { id: 'backoffice/about-us' }),
  route('about-us/:id', 'features/site/office/news/edit/edit-article.page.tsx', {
    id: 'backoffice/about-us/edit',
  }),
  route('articles/:id/act', 'features/site/office/news/edit/act.page.ts', { id: 'backoffice/articles/act' }),
  route('menu-theme', 'features/site/office/club-site/menu-theme.page.tsx', { id: 'backoffice/menu-theme' }),
  route('banner', 'features/site/office/club-site/banner.page.tsx', { id: 'backoffice/banner' }),
  route('site/act', 'features/site/office/club-site/act.page.ts', { id: 'backoffice/site/act' }),
  route('sponsors', 'features/site/office/sponsors/list/sponsors.page.tsx', { id: 'backoffice/sponsors' }),
  route('sponsors/new', 'features/site/office/sponsors/edit/sponsor.page.tsx', {
    id: 'backoffice/sponsors/new',
  }),
  route('sponsors/:id', 'features/site/office/sponsors/edit/sponsor.page.tsx', {
    id: 'backoffice/sponsors/edit',
  }),
  route('messages', 'features/messages/office/inbox/list/messages.page.tsx', { id: 'backoffice/messages' }),
  route('messages/from-body', 'features/platform/office/governing-body/letters.page.tsx', {
    id: 'backoffice/messages/from-body',
  }),
  route('messages/:id', 'features/messages/office/inbox/thread/message.page.tsx', {
    id: 'backoffice/messages/one',
  }),
  route('reports', 'features/money/office/reports/report.page.tsx', { id: 'backoffice/reports' }),
  route('reports/csv', 'features/money/office/reports/takings-csv.page.ts', { id: 'backoffice/reports/csv' }),
  route('reports/year-end', 'features/money/office/reports/year-end.page.ts', {
    id: 'backoffice/reports/year-end',
  }),
  route('reports/tax', 'features/money/office/reports/tax/tax-report.page.tsx', {
    id: 'backoffice/reports/tax',
  }),
  route('reports/tax/csv', 'features/money/office/reports/tax/tax-csv.page.ts', {
    id: 'backoffice/reports/tax/csv',
  }),
  route('money/ledger', 'features/money/office/reports/ledger/ledger.page.tsx', { id: 'backoffice/ledger' }),
  route('money/ledger/csv', 'features/money/office/reports/ledger/ledger-csv.page.ts', {
    id: 'backoffice/ledger/csv',
  }),
  route('members', 'features/people/office/records/members/members.page.tsx', { id: 'backoffice/members' }),
  route('members/csv', 'features/people/office/records/members/members-csv.page.ts', {
    id: 'backoffice/members/csv',
  }),
  route('members/:id/copy', 'features/people/office/records/requests/copy.page.tsx', {
    id: 'backoffice/members/copy',
  }),
  route('members/:id/copy/file', 'features/people/office/records/requests/copy-file.page.ts', {
    id: 'backoffice/members/copy/file',
  }),
  route('members/:id/own-sign-in', 'features/people/office/records/requests/own-sign-in.page.tsx', {
    id: 'backoffice/members/own-sign-in',
  }),
  route('members/:id/erase', 'features/people/office/records/requests/erase.page.tsx', {
    id: 'backoffice/members/erase',
  }),
  route('members/:id', 'features/people/office/records/person/person.page.tsx', {
    id: 'backoffice/members/one',
  }),
  route('families', 'features/people/office/records/families/families.page.tsx', {
    id: 'backoffice/families',
  }),
  route('families/csv', 'features/people/office/records/families/families-csv.page.ts', {
    id: 'backoffice/families/csv',
  }),
  route('families/:id', 'features/people/office/records/families/family.page.tsx', {
    id: 'backoffice/families/one',
  }),
  route('people/groups', 'features/people/office/records/groups/groups.page.tsx', {
    id: 'backoffice/people/groups',
  }),
  route('people/groups/new', 'features/people/office/records/groups/new-group.page.tsx', {
    id: 'backoffice/people/groups/new',
  }),
  route('people/groups/add', 'features/people/office/records/groups/add-to-group.page.tsx', {
    id: 'backoffice/people/groups/add',
  }),
  route('people/groups/:id/print', 'features/people/office/records/groups/team-list.page.tsx', {
    id: 'backoffice/people/groups/print',
  }),
  route('people/groups/:id/csv', 'features/people/office/records/groups/team-list-csv.page.ts', {
    id: 'backoffice/people/groups/csv',
  }),
  route('people/groups/:id/people/:member', 'features/people/office/records/groups/group-person.page.tsx', {
    id: 'backoffice/people/groups/person',
  }),
  route('people/groups/:id', 'features/people/office/records/groups/group.page.tsx', {
    id: 'backoffice/people/groups/one',
  }),
  route('check-card', 'features/people/office/records/check-card/check-card.page.tsx', {
    id: 'backoffice/check-card',
  }),
  route('people/voters', 'features/people/office/records/voters/voters.page.tsx', {
    id: 'backoffice/people/voters',
  }),
  route('people/voters/csv', 'features/people/office/records/voters/voters-csv.page.ts', {
    id: 'backoffice/people/voters/csv',
  }),
  route('people/voters/print', 'features/people/office/records/voters/voters-print.page.tsx', {
    id: 'backoffice/people/voters/print',
  }),
  route('people/duplicates', 'features/people/office/records/duplicates/duplicates.page.tsx', {
    id: 'backoffice/people/duplicates',
  }),
  route('people/duplicates/merge', 'features/people/office/records/duplicates/merge.page.tsx', {
    id: 'backoffice/people/duplicates/merge',
  }),
  route('people/access-log', 'features/people/office/records/access-log/access-log.page.tsx', {
    id: 'backoffice/people/access-log',
  }),
  route('people/access-log/csv', 'features/people/office/records/access-log/access-log-csv.page.ts', {
    id: 'backoffice/people/access-log/csv',
  }),
  route('money/bank', 'features/money/office/bank/bank.page.tsx', { id: 'backoffice/bank' }),
  route('money/bank/csv', 'features/money/office/bank/bank-csv.page.ts', { id: 'backoffice/bank/csv' }),
  route('money/bank/upload', 'features/money/office/bank/upload.page.tsx', { id: 'backoffice/bank/upload' }),
  route('money/bank/:id', 'features/money/office/bank/line.page.tsx', { id: 'backoffice/bank/line' }),
  route('money/payouts/statement', 'features/money/office/bank/statement/statement.page.tsx', {
    id: 'backoffice/statement',
  }),
  route('money/payouts', 'features/money/office/bank/payouts/payouts.page.tsx', { id: 'backoffice/payouts' }),
  route('money/payouts/:id', 'features/money/office/bank/payouts/payout.page.tsx', {
    id: 'backoffice/payouts/one',
  }),
  route('people/foireann', 'features/people/office/import/foireann.page.tsx', {
    id: 'backoffice/people/foireann',
  }),
  route('people/foireann/csv', 'features/people/office/import/foireann-csv.page.ts', {
    id: 'backoffice/people/foireann/csv',
  }),
  route('people/import', 'features/people/office/import/import.page.tsx', { id: 'backoffice/people/import' }),
  route('people/import/:id', 'features/people/office/import/list.page.tsx', {
    id: 'backoffice/people/import/list',
  }),
  route('people/import/:id/problems', 'features/people/office/import/problems-csv.page.ts', {
    id: 'backoffice/people/import/problems',
  }),
  route('mail/lists', 'features/messages/office/mailings/lists/lists.page.tsx', {
    id: 'backoffice/mail/lists',
  }),
  route('mail/lists/csv', 'features/messages/office/mailings/lists/lists-csv.page.ts', {
    id: 'backoffice/mail/lists/csv',
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
  route('mail/opt-outs/csv', 'features/messages/office/mailings/opt-outs/opt-outs-csv.page.ts', {
    id: 'backoffice/mail/opt-outs/csv',
  }),
  route('orders', 'features/money/office/orders/orders.page.tsx', { id: 'backoffice/orders' }),
  route('orders/csv', 'features/money/office/orders/orders-csv.page.ts', { id: 'backoffice/orders/csv' }),
  route('orders/new', 'features/money/office/orders/gate/gate.page.tsx', { id: 'backoffice/orders/new' }),
  route('orders/:id', 'features/money/office/orders/order/order.page.tsx', { id: 'backoffice/orders/one' }),
  route('arrears', 'features/money/office/orders/arrears/arrears.page.tsx', { id: 'backoffice/arrears' }),
  route('arrears/csv', 'features/money/office/orders/arrears/arrears-csv.page.ts', {
    id: 'backoffice/arrears/csv',
  }),
  route('arrears/:id', 'features/money/office/orders/arrears/person.page.tsx', {
    id: 'backoffice/arrears/one',
  }),
  route('lotto', 'features/selling/office/lottery/list/lotto.page.tsx', { id: 'backoffice/lotto' }),
  route('lotto/new', 'features/selling/office/lottery/settings/lotto.page.tsx', {
    id: 'backoffice/lotto/new',
  }),
  route('lotto/settings', 'features/selling/office/lottery/settings/lottos.page.tsx', {
    id: 'backoffice/lotto/settings',
  }),
  route('lotto/settings/:id', 'features/selling/office/lottery/settings/lotto.page.tsx', {
    id: 'backoffice/lotto/settings/one',
  }),
  route('lotto/:id', 'features/selling/office/lottery/draw/draw.page.tsx', { id: 'backoffice/lotto/draw' }),
  route('lotto/:id/entries', 'features/selling/office/lottery/draw/entries.page.tsx', {
    id: 'backoffice/lotto/entries',
  }),
  route('lotto/:id/entries/csv', 'features/selling/office/lottery/draw/entries-csv.page.ts', {
    id: 'backoffice/lotto/entries/csv',
  }),
  route('draws', 'features/selling/office/lottery/list/draws.page.tsx', { id: 'backoffice/draws' }),
  route('draws/new', 'features/selling/office/lottery/edit/prize-draw.page.tsx', {
    id: 'backoffice/draws/new',
  }),
  route('draws/:id', 'features/selling/office/lottery/draw/draw.page.tsx', { id: 'backoffice/draws/draw' }),
  route('draws/:id/edit', 'features/selling/office/lottery/edit/prize-draw.page.tsx', {
    id: 'backoffice/draws/edit',
  }),
  route('draws/:id/entries', 'features/selling/office/lottery/draw/entries.page.tsx', {
    id: 'backoffice/draws/entries',
  }),
  route('draws/:id/entries/csv', 'features/selling/office/lottery/draw/entries-csv.page.ts', {
    id: 'backoffice/draws/entries/csv',
  }),
  route('shop/orders', 'features/selling/office/shop/hand-outs.page.tsx', { id: 'backoffice/shop/orders' }),
  route('shop/orders/pick-list', 'features/selling/office/shop/pick-list.page.tsx', {
    id: 'backoffice/shop/pick-list',
  }),
  route('shop/items', 'features/selling/office/shop/items/items.page.tsx', { id: 'backoffice/shop/items' }),
  route('shop/items/new', 'features/selling/office/shop/items/item.page.tsx', {
    id: 'backoffice/shop/items/new',
  }),
  route('shop/items/:id', 'features/selling/office/shop/items/item.page.tsx', {
    id: 'backoffice/shop/items/edit',
  }),
  route('shop/promotions', 'features/selling/office/shop/promotions/promotions.page.tsx', {
    id: 'backoffice/shop/promotions',
  }),
  route('shop/promotions/new', 'features/selling/office/shop/promotions/promotion.page.tsx', {
    id: 'backoffice/shop/promotions/new',
  }),
  route('shop/promotions/:id', 'features/selling/office/shop/promotions/promotion.page.tsx', {
    id: 'backoffice/shop/promotions/edit',
  }),
  route('find', 'features/office/search/find.page.tsx', { id: 'backoffice/find' }),
  route('find/results', 'features/office/search/find-results.page.ts', { id: 'backoffice/find/results' }),
  route('appearance', 'features/office/home/appearance.page.ts', { id: 'backoffice/appearance' }),
  route('media', 'features/site/office/media/media.page.tsx', { id: 'backoffice/media' }),
  route('media/:id', 'features/site/office/media/picture.page.tsx', { id: 'backoffice/media/picture' }),
  route('fixtures', 'features/site/office/settings/fixtures/fixtures.page.tsx', {
    id: 'backoffice/fixtures',
  }),
  route('settings/club', 'features/site/office/settings/club/club.page.tsx', {
    id: 'backoffice/settings/club',
  }),
  route('settings/features', 'features/site/office/settings/features/features.page.tsx', {
    id: 'backoffice/settings/features',
  }),
  route('settings/retention', 'features/site/office/settings/retention/retention.page.tsx', {
    id: 'backoffice/settings/retention',
  }),
  route('settings/domains', 'features/site/office/settings/domains/domains.page.tsx', {
    id: 'backoffice/settings/domains',
  }),
  route('settings/payments', 'features/site/office/settings/payments/payments.page.tsx', {
    id: 'backoffice/settings/payments',
  }),
  route('settings/payments/provider', 'features/site/office/settings/payments/provider.page.ts', {
    id: 'backoffice/settings/payments/provider',
  }),
  route('settings/tax', 'features/site/office/settings/tax/tax.page.tsx', { id: 'backoffice/settings/tax' }),
  route('settings/sso', 'features/site/office/settings/sso/sso.page.tsx', { id: 'backoffice/settings/sso' }),
  route('settings/sso/metadata', 'features/site/office/settings/sso/metadata.page.tsx', {
    id: 'backoffice/settings/sso/metadata',
  }),
  route('settings/sso/test', 'features/site/office/settings/sso/test.page.ts', {
    id: 'backoffice/settings/sso/test',
  }),
  route('settings/api-keys', 'features/office/machines/keys/keys.page.tsx', { id: 'backoffice/api-keys' }),
  route('settings/api-keys/new', 'features/office/machines/keys/new-key.page.tsx', {
    id: 'backoffice/api-keys/new',
  }),
  route('settings/webhooks', 'features/office/machines/hooks/webhooks.page.tsx', {
    id: 'backoffice/webhooks',
  }),
  route('settings/webhooks/new', 'features/office/machines/hooks/new-webhook.page.tsx', {
    id: 'backoffice/webhooks/new',
  }),
  route('settings/webhooks/:id', 'features/office/machines/hooks/webhook.page.tsx', {
    id: 'backoffice/webhooks/one',
  }),
  route('settings/governing-body', 'features/platform/office/governing-body/body.page.tsx', {
    id: 'backoffice/settings/governing-body',
  }),
  route('settings/users', 'features/identity/office/users/users.page.tsx', {
    id: 'backoffice/settings/users',
  }),
  route('settings/users/invite', 'features/identity/office/users/invite.page.tsx', {
    id: 'backoffice/settings/users/invite',
  }),
  route('settings/users/hand-over', 'features/identity/office/users/hand-over.page.tsx', {
    id: 'backoffice/settings/users/hand-over',
  }),
  route('settings/users/:id', 'features/identity/office/users/person.page.tsx', {
    id: 'backoffice/settings/users/person',
  }),
  route('security/passkey', 'features/identity/security/office-passkey.page.tsx', {
    id: 'backoffice/security/passkey',
  }),
  route('leave-club', 'features/platform/console/leave-club.page.tsx', { id: 'backoffice/leave-club' }),
  route('prove', 'features/identity/office/users/prove.page.tsx', { id: 'backoffice/prove' }),
  route(
    'authentication/office-invitation',
    'features/identity/sign-in/office-invitation/office-invitation.page.tsx',
    {
      id: 'backoffice/authentication/office-invitation',
    },
  ),
  route('images/upload', 'features/site/office/media/upload.page.ts', { id: 'backoffice/images/upload' }),
  route('settings/audit-log', 'features/office/audit-log/audit-log.page.tsx', { id: 'backoffice/audit-log' }),
  route('settings/audit-log/csv', 'features/office/audit-log/audit-csv.page.ts', {
    id: 'backoffice/audit-log/csv',
  }),
  route('dev/ui', 'features/dev/kit/dev-ui.page.tsx', { id: 'backoffice/dev-ui' }),
  ...commonUrls('backoffice'),
]
