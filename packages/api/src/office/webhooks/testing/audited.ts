import type { AuditedSteps } from '../../audit-log/testing/audited-steps.ts'

let hook = ''
let delivery = ''

export const AUDITED: AuditedSteps = {
  createWebhook: () => ({
    path: '',
    body: { url: 'https://webhooks.example/', events: ['order.completed'] },
    learn: ({ webhook }) => (hook = (webhook as { webhook_id: string }).webhook_id),
  }),
  changeWebhook: () => ({ path: hook, body: { events: ['order.refunded'] } }),
  changeWebhookSecret: () => ({ path: hook, body: {} }),
  testWebhook: () => ({
    path: hook,
    body: {},
    learn: (reply) => (delivery = String(reply['delivery_id'])),
  }),
  sendDeliveryAgain: () => ({ path: delivery, body: {} }),
  removeWebhook: () => ({ path: hook }),
}
