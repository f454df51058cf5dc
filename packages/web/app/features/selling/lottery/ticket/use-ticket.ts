import { useState } from 'react'
import type { LottoProduct, Pick } from '@clubhouse/contract/selling/lottery'
import { ladderPrice } from '@clubhouse/domain/selling/lottery/ladder'
import { useClub } from '#lib/page/site-data.ts'
import { notify } from '#ui/notifications/notification-store.ts'
import { TICKET } from '../messages.ts'
import { fetchQuickPick } from './fetch-quick-pick.ts'
import * as rules from './ticket-lines.ts'

export type Ticket = ReturnType<typeof useTicket>

/** Nobody is begun with more than they came for. */
const FIRST = 1

/** A ticket while it is filled in: lines, draws, renewal, and what it comes to. */
export function useTicket({ metadata }: LottoProduct) {
  const { account } = useClub()
  const { pick, prices, draw_id: drawId } = metadata
  const isPicked = pick.type === 'Number' || pick.type === 'Letter'
  const size = isPicked ? pick.count : 0
  const [ticket, setTicket] = useState(() => rules.newLines(FIRST))
  const [draws, setDraws] = useState(metadata.draws[0] ?? 1)
  const [renews, setRenews] = useState(false)
  /** Lines that are being picked by the server. */
  const [busy, setBusy] = useState<readonly number[]>([])
  const [hasFailed, setFailed] = useState(false)

  async function quickPick(into: readonly number[], keeps = true): Promise<void> {
    if (into.length === 0 || drawId === null || busy.length > 0) return
    setBusy(into)
    setFailed(false)
    try {
      const picked = await fetchQuickPick(account.slug, drawId, into.length)
      setTicket((before) => {
        const lines = into.map((line, at) =>
          rules.completed(keeps ? (before.lines[line] ?? []) : [], shuffled(picked[at] ?? []), size),
        )
        return rules.fill(before, into, lines, size)
      })
    } catch {
      setFailed(true)
      notify({ title: TICKET.quickPickFailed, type: 'danger' })
    }
    setBusy([])
  }

  const open = rules.openLines(ticket, size)
  const perDraw = ladderPrice(prices, ticket.lines.length)
  return {
    ...ticket,
    draws,
    renews,
    busy,
    hasFailed,
    size,
    isPicked,
    open,
    perDraw,
    total: perDraw * draws,
    missing: open.reduce((sum, line) => sum + size - (ticket.lines[line]?.length ?? 0), 0),
    setDraws,
    setRenews,
    toggle: (symbol: Pick) => setTicket((before) => rules.toggle(before, symbol, size)),
    select: (line: number) => setTicket((before) => rules.select(before, line)),
    clear: (line: number) => setTicket((before) => rules.clear(before, line)),
    remove: (line: number) => setTicket((before) => rules.removeLine(before, line)),
    resize: (count: number) => setTicket((before) => rules.resize(before, count)),
    addLine: () => setTicket((before) => rules.addLine(before)),
    reset: () => setTicket(rules.newLines(FIRST)),
    quickPick,
    quickPickAll: () =>
      quickPick(
        ticket.lines.map((_, at) => at),
        false,
      ),
    /** What was chosen stays. */
    fillRest: () => quickPick(open),
  }
}

/** The server picks in order of size: the first of them would always be the small ones. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
