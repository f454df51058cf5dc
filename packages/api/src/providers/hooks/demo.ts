import type { HookSender, ReceivedHook } from './port.ts'

/** A name that nobody can have (RFC 2606), so nothing is opened by it. */
export const DEMO_RECEIVER = 'webhooks.example'
const KEPT = 50

/**
 * The demo has a receiver of its own at https://webhooks.example: what it is told is seen at /dev/webhooks. A path that begins
 * with a status answers so (`/500`). Any other address goes the usual way.
 */
export function demoHooks(usual: HookSender): { sender: HookSender; received: ReceivedHook[] } {
  const received: ReceivedHook[] = []
  const sender: HookSender = {
    send: async (url, notice) => {
      if (url.hostname !== DEMO_RECEIVER) return usual.send(url, notice)
      const { headers, body } = notice
      received.push({ url: url.href, headers, body })
      if (received.length > KEPT) received.shift()
      const status = Number(/^\/([2-5]\d\d)\b/.exec(url.pathname)?.[1] ?? 200)
      return { status, begins: status < 300 ? 'Thank you' : 'Not today' }
    },
    mayCall: async (url) => url.hostname === DEMO_RECEIVER || usual.mayCall(url),
  }
  return { sender, received }
}
