import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'

export const clubUrls: RouteConfigEntry[] = [
  index('features/site/content/home.page.tsx', { id: 'club/home' }),
  route('news/:slug', 'features/site/content/article.page.tsx', { id: 'club/news' }),
  route('pages/about-us', 'features/site/content/about-us.page.tsx', { id: 'club/about-us' }),
  route('pages/:slug', 'features/site/content/page.page.tsx', { id: 'club/page' }),
  route('fixtures-results', 'features/site/matches/first-provider/fixtures-results.page.tsx', {
    id: 'club/fixtures-results',
  }),
  route('results-fixtures', 'features/site/matches/second-provider/results-fixtures.page.tsx', {
    id: 'club/results-fixtures',
  }),
  route('contact', 'features/site/contact/contact.page.tsx', { id: 'club/contact' }),
  route('products', 'features/selling/products/products.page.tsx', { id: 'club/products' }),
  route('products/membership', 'features/selling/membership/choose-plans.page.tsx', {
    id: 'club/choose-plans',
  }),
  route(
    'products/membership/waiting-list/:planId',
    'features/selling/membership/waiting/waiting-list.page.tsx',
    {
      id: 'club/waiting-list',
    },
  ),
  route('products/memberships/:slug', 'features/selling/membership/old-address.page.ts', {
    id: 'club/memberships-old-address',
  }),
  route('products/membership/details', 'features/selling/membership/details/details.page.tsx', {
    id: 'club/membership-details',
  }),
  route('products/membership/details/forms', 'features/selling/membership/details/plan-forms.page.ts', {
    id: 'club/membership-forms',
  }),
  route('products/membership/details/answers', 'features/selling/membership/details/known-answers.page.ts', {
    id: 'club/membership-answers',
  }),
  route(
    'products/membership/details/cart',
    'features/selling/membership/details/adding/add-to-cart.page.ts',
    {
      id: 'club/membership-add',
    },
  ),
  route('products/lotto/:slug/draws/:number', 'features/selling/lottery/draw-proof/draw-proof.page.tsx', {
    id: 'club/lotto-draw',
  }),
  route('products/draw/:slug/draws/:number', 'features/selling/lottery/draw-proof/draw-proof.page.tsx', {
    id: 'club/prize-draw-draw',
  }),
  route('products/shop', 'features/selling/shop/shop.page.tsx', { id: 'club/shop' }),
  route('products/shop/:slug', 'features/selling/shop/item.page.tsx', { id: 'club/shop-item' }),
  route('products/lotto/:slug', 'features/selling/lottery/lotto.page.tsx', { id: 'club/lotto' }),
  route('products/draw/:slug', 'features/selling/lottery/draw/draw.page.tsx', { id: 'club/draw' }),
  route('products/now', 'features/selling/lottery/now.page.ts', { id: 'club/lottery-now' }),
  route('cart', 'features/selling/cart/cart.page.tsx', { id: 'club/cart' }),
  route('cart/mine', 'features/selling/cart/own-cart.page.ts', { id: 'club/own-cart' }),
  route('cart/data', 'features/selling/cart/cart-data.page.ts', { id: 'club/cart-data' }),
  route('checkout', 'features/money/checkout/checkout.page.tsx', { id: 'club/checkout' }),
  route('checkout/order', 'features/money/checkout/order.page.ts', { id: 'club/checkout-order' }),
  route('checkout/orders/:orderId/:file', 'features/money/checkout/order-file.page.ts', {
    id: 'club/order-file',
  }),
  route('checkout/confirmation', 'features/money/checkout/confirmation/confirmation.page.tsx', {
    id: 'club/confirmation',
  }),
  route('recurring-email-status', 'features/messages/mailings/recurring-email-status.page.tsx', {
    id: 'club/recurring-email-status',
  }),
  route(
    'unsubscribe-lotto-friend-email',
    'features/messages/mailings/unsubscribe-lotto-friend-email.page.tsx',
    {
      id: 'club/unsubscribe-lotto-friend-email',
    },
  ),
  route('authentication/continue-as', 'features/identity/app-link/continue-as.page.tsx', {
    id: 'club/continue-as',
  }),
  route('card', 'features/people/cards/gate.page.tsx', { id: 'club/gate' }),
  route('card/list', 'features/people/cards/gate-list.page.ts', { id: 'club/gate-list' }),
  route('card/:token', 'features/people/cards/check.page.tsx', { id: 'club/check-card' }),
  route('coming/:event/:key', 'features/people/teams/coming.page.tsx', { id: 'club/coming' }),
  route('dev', 'features/dev/desk/dev.page.tsx', { id: 'club/dev' }),
  route('dev/mail', 'features/dev/desk/mail.page.tsx', { id: 'club/dev-mail' }),
  route('dev/jobs', 'features/dev/desk/jobs.page.tsx', { id: 'club/dev-jobs' }),
  route('dev/ui', 'features/dev/kit/dev-ui.page.tsx', { id: 'club/dev-ui' }),
  ...commonUrls('club'),
]
