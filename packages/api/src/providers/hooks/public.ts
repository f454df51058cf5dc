import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import type { HookSender } from './port.ts'

/** Over the one way to addresses that clubs write down: https to public hosts, looked at when they are called. */
export const publicHooks = (outgoing: OutgoingClient): HookSender => ({
  send: (url, notice) => outgoing.notify(url, notice),
  mayCall: (url) => outgoing.mayCall(url),
})
