import type { Notice, Noticed } from '#kernel/outgoing/client.ts'

/** Sends webhooks to clubs' other software. Throws an `OutgoingFailure` when the receiver cannot be reached. */
export interface HookSender {
  send: (url: URL, notice: Notice) => Promise<Noticed>
  /** False for addresses of our own network, as far as can be known before the call. */
  mayCall: (url: URL) => Promise<boolean>
}

/** Webhooks that the demo's own receiver got. */
export interface ReceivedHook {
  url: string
  headers: Record<string, string>
  body: string
}
