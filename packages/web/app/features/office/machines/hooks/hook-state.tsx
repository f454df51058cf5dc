import type { Webhook } from '@clubhouse/contract/office/webhooks'
import { Badge } from '#ui/badge/badge.tsx'
import { HOOKS } from '../messages.ts'

export function HookState({
  webhook,
}: {
  webhook: Pick<Webhook, 'is_on' | 'switched_off_at' | 'failing_since'>
}) {
  if (webhook.switched_off_at) return <Badge tone="danger">{HOOKS.switchedOff}</Badge>
  if (!webhook.is_on) return <Badge>{HOOKS.off}</Badge>
  if (webhook.failing_since) return <Badge tone="warning">{HOOKS.trouble}</Badge>
  return <Badge tone="success">{HOOKS.on}</Badge>
}
