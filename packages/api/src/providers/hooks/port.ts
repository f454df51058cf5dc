import type { Notice, Noticed } from '#kernel/outgoing/client.ts'

/** How a webhook leaves the house. A failure to reach somebody is thrown as an `OutgoingFailure`. */
export interface HookSender {
  send: (url: URL, notice: Notice) => Promise<Noticed>
  /** False for what leads to machines of ours, as far as can be known before it is called. */
  mayCall: (url: URL) => Promise<boolean>
}

/** What the demo's own receiver was told. */
export interface ReceivedHook {
  url: string
  headers: Record<string, string>
  body: string
}
