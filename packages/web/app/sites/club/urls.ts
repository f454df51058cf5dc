import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'

export const clubUrls: RouteConfigEntry[] = [
  index('features/content/home.page.tsx', { id: 'club/home' }),
  route('news/:slug', 'features/content/article.page.tsx', { id: 'club/news' }),
  route('pages/about-us', 'features/content/about-us.page.tsx', { id: 'club/about-us' }),
  route('pages/:slug', 'features/content/page.page.tsx', { id: 'club/page' }),
  route('fixtures-results', 'features/matches/first-provider/fixtures-results.page.tsx', {
    id: 'club/fixtures-results',
  }),
  route('results-fixtures', 'features/matches/second-provider/results-fixtures.page.tsx', {
    id: 'club/results-fixtures',
  }),
  route('contact', 'features/contact/contact.page.tsx', { id: 'club/contact' }),
  route('products', 'features/products/products.page.tsx', { id: 'club/products' }),
  route('products/membership', 'features/membership/choose-plans.page.tsx', { id: 'club/choose-plans' }),
  route('products/memberships/:slug', 'features/membership/old-address.page.ts', {
    id: 'club/memberships-old-address',
  }),
  route('products/membership/details', 'features/membership/details/details.page.tsx', {
    id: 'club/membership-details',
  }),
  route('products/membership/details/forms', 'features/membership/details/plan-forms.page.ts', {
    id: 'club/membership-forms',
  }),
  route('products/membership/details/answers', 'features/membership/details/known-answers.page.ts', {
    id: 'club/membership-answers',
  }),
  route('products/membership/details/cart', 'features/membership/details/add-to-cart.page.ts', {
    id: 'club/membership-add',
  }),
  route('products/lotto/:slug/draws/:number', 'features/lottery/draw-proof/draw-proof.page.tsx', {
    id: 'club/lotto-draw',
  }),
  route('products/draw/:slug/draws/:number', 'features/lottery/draw-proof/draw-proof.page.tsx', {
    id: 'club/prize-draw-draw',
  }),
  route('products/shop', 'features/shop/shop.page.tsx', { id: 'club/shop' }),
  route('products/shop/:slug', 'features/shop/item.page.tsx', { id: 'club/shop-item' }),
  route('products/lotto/:slug', 'features/lottery/lotto.page.tsx', { id: 'club/lotto' }),
  route('products/draw/:slug', 'features/lottery/draw/draw.page.tsx', { id: 'club/draw' }),
  route('products/now', 'features/lottery/now.page.ts', { id: 'club/lottery-now' }),
  route('cart', 'features/cart/cart.page.tsx', { id: 'club/cart' }),
  route('cart/mine', 'features/cart/own-cart.page.ts', { id: 'club/own-cart' }),
  route('cart/data', 'features/cart/cart-data.page.ts', { id: 'club/cart-data' }),
  route('checkout', 'features/checkout/checkout.page.tsx', { id: 'club/checkout' }),
  route('checkout/order', 'features/checkout/order.page.ts', { id: 'club/checkout-order' }),
  route('checkout/orders/:orderId/:file', 'features/checkout/order-file.page.ts', { id: 'club/order-file' }),
  route('checkout/confirmation', 'features/checkout/confirmation.page.tsx', { id: 'club/confirmation' }),
  route('recurring-email-status', 'features/mailings/recurring-email-status.page.tsx', {
    id: 'club/recurring-email-status',
  }),
  route('unsubscribe-lotto-friend-email', 'features/mailings/unsubscribe-lotto-friend-email.page.tsx', {
    id: 'club/unsubscribe-lotto-friend-email',
  }),
  route('authentication/continue-as', 'features/app-link/continue-as.page.tsx', { id: 'club/continue-as' }),
  route('card', 'features/membership-card/gate.page.tsx', { id: 'club/gate' }),
  route('card/list', 'features/membership-card/gate-list.page.ts', { id: 'club/gate-list' }),
  route('card/:token', 'features/membership-card/check.page.tsx', { id: 'club/check-card' }),
  route('dev', 'features/dev/dev.page.tsx', { id: 'club/dev' }),
  route('dev/mail', 'features/dev/mail.page.tsx', { id: 'club/dev-mail' }),
  route('dev/jobs', 'features/dev/jobs.page.tsx', { id: 'club/dev-jobs' }),
  route('dev/ui', 'features/dev-ui/dev-ui.page.tsx', { id: 'club/dev-ui' }),
  ...commonUrls('club'),
]
