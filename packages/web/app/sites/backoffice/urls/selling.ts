import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const sellingUrls: RouteConfigEntry[] = [
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
]
