import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'

export const backofficeUrls: RouteConfigEntry[] = [
  index('sites/backoffice/home.page.tsx', { id: 'backoffice/home' }),
  route('choose-club', 'features/home-signed-in/choose-club.page.tsx', { id: 'backoffice/choose-club' }),
  route('programmes', 'features/office-membership/programmes/programmes.page.tsx', {
    id: 'backoffice/programmes',
  }),
  route('programmes/copy', 'features/office-membership/copy/copy.page.tsx', {
    id: 'backoffice/programmes/copy',
  }),
  route('programmes/new', 'features/office-membership/programmes/programme.page.tsx', {
    id: 'backoffice/programmes/new',
  }),
  route('programmes/:id', 'features/office-membership/programmes/programme.page.tsx', {
    id: 'backoffice/programmes/edit',
  }),
  route('plans', 'features/office-membership/plans/plans.page.tsx', { id: 'backoffice/plans' }),
  route('plans/csv', 'features/office-membership/plans/plans-csv.page.ts', { id: 'backoffice/plans/csv' }),
  route('plans/new', 'features/office-membership/plans/plan.page.tsx', { id: 'backoffice/plans/new' }),
  route('plans/:id', 'features/office-membership/plans/plan.page.tsx', { id: 'backoffice/plans/edit' }),
  route('bundles', 'features/office-membership/bundles/bundles.page.tsx', { id: 'backoffice/bundles' }),
  route('bundles/new', 'features/office-membership/bundles/bundle.page.tsx', {
    id: 'backoffice/bundles/new',
  }),
  route('bundles/:id', 'features/office-membership/bundles/bundle.page.tsx', {
    id: 'backoffice/bundles/edit',
  }),
  route('discounts', 'features/office-membership/discounts/discounts.page.tsx', {
    id: 'backoffice/discounts',
  }),
  route('discounts/simulator', 'features/office-membership/simulator/simulator.page.tsx', {
    id: 'backoffice/discounts/simulator',
  }),
  route('discounts/new', 'features/office-membership/discounts/discount.page.tsx', {
    id: 'backoffice/discounts/new',
  }),
  route('discounts/:id', 'features/office-membership/discounts/discount.page.tsx', {
    id: 'backoffice/discounts/edit',
  }),
  route('codes', 'features/office-membership/codes/codes.page.tsx', { id: 'backoffice/codes' }),
  route('codes/new', 'features/office-membership/codes/code.page.tsx', { id: 'backoffice/codes/new' }),
  route('codes/:id', 'features/office-membership/codes/code.page.tsx', { id: 'backoffice/codes/edit' }),
  route('waiting-lists', 'features/office-waiting/lists.page.tsx', { id: 'backoffice/waiting-lists' }),
  route('waiting-lists/csv', 'features/office-waiting/lists-csv.page.ts', {
    id: 'backoffice/waiting-lists/csv',
  }),
  route('waiting-lists/:id', 'features/office-waiting/line/line.page.tsx', {
    id: 'backoffice/waiting-lists/line',
  }),
  route('waiting-lists/:id/csv', 'features/office-waiting/line/line-csv.page.ts', {
    id: 'backoffice/waiting-lists/line/csv',
  }),
  route('waiting-lists/:id/add', 'features/office-waiting/household/add.page.tsx', {
    id: 'backoffice/waiting-lists/add',
  }),
  route('waiting-lists/:id/:household', 'features/office-waiting/household/household.page.tsx', {
    id: 'backoffice/waiting-lists/household',
  }),
  route('forms', 'features/forms/list/forms.page.tsx', { id: 'backoffice/forms' }),
  route('forms/csv', 'features/forms/list/forms-csv.page.ts', { id: 'backoffice/forms/csv' }),
  route('forms/new', 'features/forms/new/new-form.page.tsx', { id: 'backoffice/forms/new' }),
  route('forms/:id', 'features/forms/edit/edit-form.page.tsx', { id: 'backoffice/forms/edit' }),
  route('forms/:id/save', 'features/forms/edit/save-form.page.ts', { id: 'backoffice/forms/save' }),
  route('forms/:id/history', 'features/forms/history/history.page.tsx', { id: 'backoffice/forms/history' }),
  route('forms/:id/history/:version', 'features/forms/history/version.page.tsx', {
    id: 'backoffice/forms/version',
  }),
  route('news', 'features/office-news/list/articles.page.tsx', { id: 'backoffice/news' }),
  route('news/csv', 'features/office-news/list/articles-csv.page.ts', { id: 'backoffice/news/csv' }),
  route('news/:id', 'features/office-news/edit/edit-article.page.tsx', { id: 'backoffice/news/edit' }),
  route('pages', 'features/office-news/list/articles.page.tsx', { id: 'backoffice/pages' }),
  route('pages/csv', 'features/office-news/list/articles-csv.page.ts', { id: 'backoffice/pages/csv' }),
  route('pages/:id', 'features/office-news/edit/edit-article.page.tsx', { id: 'backoffice/pages/edit' }),
  route('about-us', 'features/office-news/list/about-us.page.tsx', { id: 'backoffice/about-us' }),
  route('about-us/:id', 'features/office-news/edit/edit-article.page.tsx', {
    id: 'backoffice/about-us/edit',
  }),
  route('articles/:id/act', 'features/office-news/edit/act.page.ts', { id: 'backoffice/articles/act' }),
  route('menu-theme', 'features/office-site/menu-theme.page.tsx', { id: 'backoffice/menu-theme' }),
  route('banner', 'features/office-site/banner.page.tsx', { id: 'backoffice/banner' }),
  route('site/act', 'features/office-site/act.page.ts', { id: 'backoffice/site/act' }),
  route('sponsors', 'features/office-sponsors/list/sponsors.page.tsx', { id: 'backoffice/sponsors' }),
  route('sponsors/new', 'features/office-sponsors/edit/sponsor.page.tsx', { id: 'backoffice/sponsors/new' }),
  route('sponsors/:id', 'features/office-sponsors/edit/sponsor.page.tsx', { id: 'backoffice/sponsors/edit' }),
  route('messages', 'features/office-inbox/list/messages.page.tsx', { id: 'backoffice/messages' }),
  route('messages/from-body', 'features/office-body/letters.page.tsx', {
    id: 'backoffice/messages/from-body',
  }),
  route('messages/:id', 'features/office-inbox/thread/message.page.tsx', { id: 'backoffice/messages/one' }),
  route('reports', 'features/office-reports/report.page.tsx', { id: 'backoffice/reports' }),
  route('reports/csv', 'features/office-reports/takings-csv.page.ts', { id: 'backoffice/reports/csv' }),
  route('reports/year-end', 'features/office-reports/year-end.page.ts', {
    id: 'backoffice/reports/year-end',
  }),
  route('reports/tax', 'features/office-reports/tax/tax-report.page.tsx', { id: 'backoffice/reports/tax' }),
  route('reports/tax/csv', 'features/office-reports/tax/tax-csv.page.ts', {
    id: 'backoffice/reports/tax/csv',
  }),
  route('money/ledger', 'features/office-reports/ledger/ledger.page.tsx', { id: 'backoffice/ledger' }),
  route('money/ledger/csv', 'features/office-reports/ledger/ledger-csv.page.ts', {
    id: 'backoffice/ledger/csv',
  }),
  route('members', 'features/office-people/members/members.page.tsx', { id: 'backoffice/members' }),
  route('members/csv', 'features/office-people/members/members-csv.page.ts', {
    id: 'backoffice/members/csv',
  }),
  route('members/:id/copy', 'features/office-people/requests/copy.page.tsx', {
    id: 'backoffice/members/copy',
  }),
  route('members/:id/copy/file', 'features/office-people/requests/copy-file.page.ts', {
    id: 'backoffice/members/copy/file',
  }),
  route('members/:id/own-sign-in', 'features/office-people/requests/own-sign-in.page.tsx', {
    id: 'backoffice/members/own-sign-in',
  }),
  route('members/:id/erase', 'features/office-people/requests/erase.page.tsx', {
    id: 'backoffice/members/erase',
  }),
  route('members/:id', 'features/office-people/person/person.page.tsx', { id: 'backoffice/members/one' }),
  route('families', 'features/office-people/families/families.page.tsx', { id: 'backoffice/families' }),
  route('families/csv', 'features/office-people/families/families-csv.page.ts', {
    id: 'backoffice/families/csv',
  }),
  route('families/:id', 'features/office-people/families/family.page.tsx', { id: 'backoffice/families/one' }),
  route('people/groups', 'features/office-people/groups/groups.page.tsx', { id: 'backoffice/people/groups' }),
  route('people/groups/new', 'features/office-people/groups/new-group.page.tsx', {
    id: 'backoffice/people/groups/new',
  }),
  route('people/groups/add', 'features/office-people/groups/add-to-group.page.tsx', {
    id: 'backoffice/people/groups/add',
  }),
  route('people/groups/:id/print', 'features/office-people/groups/team-list.page.tsx', {
    id: 'backoffice/people/groups/print',
  }),
  route('people/groups/:id/csv', 'features/office-people/groups/team-list-csv.page.ts', {
    id: 'backoffice/people/groups/csv',
  }),
  route('people/groups/:id/people/:member', 'features/office-people/groups/group-person.page.tsx', {
    id: 'backoffice/people/groups/person',
  }),
  route('people/groups/:id', 'features/office-people/groups/group.page.tsx', {
    id: 'backoffice/people/groups/one',
  }),
  route('check-card', 'features/office-people/check-card/check-card.page.tsx', {
    id: 'backoffice/check-card',
  }),
  route('people/voters', 'features/office-people/voters/voters.page.tsx', { id: 'backoffice/people/voters' }),
  route('people/voters/csv', 'features/office-people/voters/voters-csv.page.ts', {
    id: 'backoffice/people/voters/csv',
  }),
  route('people/voters/print', 'features/office-people/voters/voters-print.page.tsx', {
    id: 'backoffice/people/voters/print',
  }),
  route('people/duplicates', 'features/office-people/duplicates/duplicates.page.tsx', {
    id: 'backoffice/people/duplicates',
  }),
  route('people/duplicates/merge', 'features/office-people/duplicates/merge.page.tsx', {
    id: 'backoffice/people/duplicates/merge',
  }),
  route('people/access-log', 'features/office-people/access-log/access-log.page.tsx', {
    id: 'backoffice/people/access-log',
  }),
  route('people/access-log/csv', 'features/office-people/access-log/access-log-csv.page.ts', {
    id: 'backoffice/people/access-log/csv',
  }),
  route('money/bank', 'features/office-bank/bank.page.tsx', { id: 'backoffice/bank' }),
  route('money/bank/csv', 'features/office-bank/bank-csv.page.ts', { id: 'backoffice/bank/csv' }),
  route('money/bank/upload', 'features/office-bank/upload.page.tsx', { id: 'backoffice/bank/upload' }),
  route('money/bank/:id', 'features/office-bank/line.page.tsx', { id: 'backoffice/bank/line' }),
  route('money/payouts/statement', 'features/office-bank/statement/statement.page.tsx', {
    id: 'backoffice/statement',
  }),
  route('money/payouts', 'features/office-bank/payouts/payouts.page.tsx', { id: 'backoffice/payouts' }),
  route('money/payouts/:id', 'features/office-bank/payouts/payout.page.tsx', {
    id: 'backoffice/payouts/one',
  }),
  route('people/foireann', 'features/office-import/foireann.page.tsx', { id: 'backoffice/people/foireann' }),
  route('people/foireann/csv', 'features/office-import/foireann-csv.page.ts', {
    id: 'backoffice/people/foireann/csv',
  }),
  route('people/import', 'features/office-import/import.page.tsx', { id: 'backoffice/people/import' }),
  route('people/import/:id', 'features/office-import/list.page.tsx', { id: 'backoffice/people/import/list' }),
  route('people/import/:id/problems', 'features/office-import/problems-csv.page.ts', {
    id: 'backoffice/people/import/problems',
  }),
  route('mail/lists', 'features/office-mail/lists/lists.page.tsx', { id: 'backoffice/mail/lists' }),
  route('mail/lists/csv', 'features/office-mail/lists/lists-csv.page.ts', {
    id: 'backoffice/mail/lists/csv',
  }),
  route('mail/lists/ask', 'features/office-mail/edit/ask.page.ts', { id: 'backoffice/mail/lists/ask' }),
  route('mail/lists/new', 'features/office-mail/edit/list.page.tsx', { id: 'backoffice/mail/lists/new' }),
  route('mail/lists/:id', 'features/office-mail/edit/list.page.tsx', { id: 'backoffice/mail/lists/edit' }),
  route('mail/lists/:id/people', 'features/office-mail/people/people.page.tsx', {
    id: 'backoffice/mail/lists/people',
  }),
  route('mail/lists/:id/send', 'features/office-mail/send/send.page.tsx', {
    id: 'backoffice/mail/lists/send',
  }),
  route('mail/lists/:id/letter', 'features/office-mail/send/letter.page.ts', {
    id: 'backoffice/mail/lists/letter',
  }),
  route('mail/lists/:id/sent/:mailing', 'features/office-mail/sent/sent.page.tsx', {
    id: 'backoffice/mail/lists/sent',
  }),
  route('mail/templates', 'features/office-mail/templates/templates.page.tsx', {
    id: 'backoffice/mail/templates',
  }),
  route('mail/templates/letter', 'features/office-mail/templates/letter.page.ts', {
    id: 'backoffice/mail/templates/letter',
  }),
  route('mail/templates/new', 'features/office-mail/templates/template.page.tsx', {
    id: 'backoffice/mail/templates/new',
  }),
  route('mail/templates/:id', 'features/office-mail/templates/template.page.tsx', {
    id: 'backoffice/mail/templates/edit',
  }),
  route('mail/automatic', 'features/office-automails/mails.page.tsx', { id: 'backoffice/mail/automatic' }),
  route('mail/automatic/:kind', 'features/office-automails/mail/mail.page.tsx', {
    id: 'backoffice/mail/automatic/one',
  }),
  route('mail/automatic/:kind/letter', 'features/office-automails/mail/letter.page.ts', {
    id: 'backoffice/mail/automatic/letter',
  }),
  route('mail/opt-outs', 'features/office-mail/opt-outs/opt-outs.page.tsx', {
    id: 'backoffice/mail/opt-outs',
  }),
  route('mail/opt-outs/csv', 'features/office-mail/opt-outs/opt-outs-csv.page.ts', {
    id: 'backoffice/mail/opt-outs/csv',
  }),
  route('orders', 'features/office-orders/orders.page.tsx', { id: 'backoffice/orders' }),
  route('orders/csv', 'features/office-orders/orders-csv.page.ts', { id: 'backoffice/orders/csv' }),
  route('orders/new', 'features/office-orders/gate/gate.page.tsx', { id: 'backoffice/orders/new' }),
  route('orders/:id', 'features/office-orders/order/order.page.tsx', { id: 'backoffice/orders/one' }),
  route('arrears', 'features/office-orders/arrears/arrears.page.tsx', { id: 'backoffice/arrears' }),
  route('arrears/csv', 'features/office-orders/arrears/arrears-csv.page.ts', {
    id: 'backoffice/arrears/csv',
  }),
  route('arrears/:id', 'features/office-orders/arrears/person.page.tsx', { id: 'backoffice/arrears/one' }),
  route('lotto', 'features/office-lottery/list/lotto.page.tsx', { id: 'backoffice/lotto' }),
  route('lotto/new', 'features/office-lottery/settings/lotto.page.tsx', { id: 'backoffice/lotto/new' }),
  route('lotto/settings', 'features/office-lottery/settings/lottos.page.tsx', {
    id: 'backoffice/lotto/settings',
  }),
  route('lotto/settings/:id', 'features/office-lottery/settings/lotto.page.tsx', {
    id: 'backoffice/lotto/settings/one',
  }),
  route('lotto/:id', 'features/office-lottery/draw/draw.page.tsx', { id: 'backoffice/lotto/draw' }),
  route('lotto/:id/entries', 'features/office-lottery/draw/entries.page.tsx', {
    id: 'backoffice/lotto/entries',
  }),
  route('lotto/:id/entries/csv', 'features/office-lottery/draw/entries-csv.page.ts', {
    id: 'backoffice/lotto/entries/csv',
  }),
  route('draws', 'features/office-lottery/list/draws.page.tsx', { id: 'backoffice/draws' }),
  route('draws/new', 'features/office-lottery/edit/prize-draw.page.tsx', { id: 'backoffice/draws/new' }),
  route('draws/:id', 'features/office-lottery/draw/draw.page.tsx', { id: 'backoffice/draws/draw' }),
  route('draws/:id/edit', 'features/office-lottery/edit/prize-draw.page.tsx', {
    id: 'backoffice/draws/edit',
  }),
  route('draws/:id/entries', 'features/office-lottery/draw/entries.page.tsx', {
    id: 'backoffice/draws/entries',
  }),
  route('draws/:id/entries/csv', 'features/office-lottery/draw/entries-csv.page.ts', {
    id: 'backoffice/draws/entries/csv',
  }),
  route('shop/orders', 'features/office-shop/hand-outs.page.tsx', { id: 'backoffice/shop/orders' }),
  route('shop/orders/pick-list', 'features/office-shop/pick-list.page.tsx', {
    id: 'backoffice/shop/pick-list',
  }),
  route('shop/items', 'features/office-shop/items/items.page.tsx', { id: 'backoffice/shop/items' }),
  route('shop/items/new', 'features/office-shop/items/item.page.tsx', { id: 'backoffice/shop/items/new' }),
  route('shop/items/:id', 'features/office-shop/items/item.page.tsx', { id: 'backoffice/shop/items/edit' }),
  route('shop/promotions', 'features/office-shop/promotions/promotions.page.tsx', {
    id: 'backoffice/shop/promotions',
  }),
  route('shop/promotions/new', 'features/office-shop/promotions/promotion.page.tsx', {
    id: 'backoffice/shop/promotions/new',
  }),
  route('shop/promotions/:id', 'features/office-shop/promotions/promotion.page.tsx', {
    id: 'backoffice/shop/promotions/edit',
  }),
  route('find', 'features/office-search/find.page.tsx', { id: 'backoffice/find' }),
  route('find/results', 'features/office-search/find-results.page.ts', { id: 'backoffice/find/results' }),
  route('appearance', 'features/office-home/appearance.page.ts', { id: 'backoffice/appearance' }),
  route('media', 'features/office-media/media.page.tsx', { id: 'backoffice/media' }),
  route('media/:id', 'features/office-media/picture.page.tsx', { id: 'backoffice/media/picture' }),
  route('fixtures', 'features/office-settings/fixtures/fixtures.page.tsx', { id: 'backoffice/fixtures' }),
  route('settings/club', 'features/office-settings/club/club.page.tsx', { id: 'backoffice/settings/club' }),
  route('settings/features', 'features/office-settings/features/features.page.tsx', {
    id: 'backoffice/settings/features',
  }),
  route('settings/retention', 'features/office-settings/retention/retention.page.tsx', {
    id: 'backoffice/settings/retention',
  }),
  route('settings/domains', 'features/office-settings/domains/domains.page.tsx', {
    id: 'backoffice/settings/domains',
  }),
  route('settings/payments', 'features/office-settings/payments/payments.page.tsx', {
    id: 'backoffice/settings/payments',
  }),
  route('settings/payments/provider', 'features/office-settings/payments/provider.page.ts', {
    id: 'backoffice/settings/payments/provider',
  }),
  route('settings/tax', 'features/office-settings/tax/tax.page.tsx', { id: 'backoffice/settings/tax' }),
  route('settings/sso', 'features/office-settings/sso/sso.page.tsx', { id: 'backoffice/settings/sso' }),
  route('settings/sso/metadata', 'features/office-settings/sso/metadata.page.tsx', {
    id: 'backoffice/settings/sso/metadata',
  }),
  route('settings/sso/test', 'features/office-settings/sso/test.page.ts', {
    id: 'backoffice/settings/sso/test',
  }),
  route('settings/api-keys', 'features/office-machines/keys/keys.page.tsx', { id: 'backoffice/api-keys' }),
  route('settings/api-keys/new', 'features/office-machines/keys/new-key.page.tsx', {
    id: 'backoffice/api-keys/new',
  }),
  route('settings/webhooks', 'features/office-machines/hooks/webhooks.page.tsx', {
    id: 'backoffice/webhooks',
  }),
  route('settings/webhooks/new', 'features/office-machines/hooks/new-webhook.page.tsx', {
    id: 'backoffice/webhooks/new',
  }),
  route('settings/webhooks/:id', 'features/office-machines/hooks/webhook.page.tsx', {
    id: 'backoffice/webhooks/one',
  }),
  route('settings/governing-body', 'features/office-body/body.page.tsx', {
    id: 'backoffice/settings/governing-body',
  }),
  route('settings/users', 'features/office-users/users.page.tsx', { id: 'backoffice/settings/users' }),
  route('settings/users/invite', 'features/office-users/invite.page.tsx', {
    id: 'backoffice/settings/users/invite',
  }),
  route('settings/users/hand-over', 'features/office-users/hand-over.page.tsx', {
    id: 'backoffice/settings/users/hand-over',
  }),
  route('settings/users/:id', 'features/office-users/person.page.tsx', {
    id: 'backoffice/settings/users/person',
  }),
  route('security/passkey', 'features/member-security/office-passkey.page.tsx', {
    id: 'backoffice/security/passkey',
  }),
  route('leave-club', 'features/su/leave-club.page.tsx', { id: 'backoffice/leave-club' }),
  route('prove', 'features/office-users/prove.page.tsx', { id: 'backoffice/prove' }),
  route(
    'authentication/office-invitation',
    'features/identity/office-invitation/office-invitation.page.tsx',
    {
      id: 'backoffice/authentication/office-invitation',
    },
  ),
  route('images/upload', 'features/office-media/upload.page.ts', { id: 'backoffice/images/upload' }),
  route('settings/audit-log', 'features/office-audit/audit-log.page.tsx', { id: 'backoffice/audit-log' }),
  route('settings/audit-log/csv', 'features/office-audit/audit-csv.page.ts', {
    id: 'backoffice/audit-log/csv',
  }),
  route('dev/ui', 'features/dev-ui/dev-ui.page.tsx', { id: 'backoffice/dev-ui' }),
  ...commonUrls('backoffice'),
]
