import { useClub } from '#lib/page/site-data.ts'
import { Pager } from '#ui/pager/pager.tsx'
import { useSize } from '#ui/use-size.ts'
import { Leaderboard } from './leaderboard.tsx'
import { LivePart } from './live-part.tsx'
import type { ResultsData } from './load-results.ts'
import { MatchTable } from '../match-table.tsx'
import { RESULTS } from '../messages.ts'
import { Part } from './part.tsx'
import { isPartShown, resultsAddress, type ResultsState } from './results-address.ts'
import { gameColumns, playedColumns } from './second-provider-columns.tsx'

interface Props {
  results: ResultsData
  state: ResultsState
}

export function ResultsParts({ results, state }: Props) {
  const { account } = useClub()
  const { leaderboard, live, past, future, hasCredentials } = results
  // A phone shows one part at a time, and its owner pays for what it asks.
  const isLiveShown = isPartShown('live', state.view, useSize())
  return (
    <>
      <Part view="table" title={RESULTS.table} empty={RESULTS.noTable} isEmpty={leaderboard.length === 0}>
        <Leaderboard labelledBy="part-table" rows={leaderboard} />
      </Part>
      <LivePart matches={live} isOn={hasCredentials && isLiveShown} />
      <Part
        view="results"
        title={RESULTS.results}
        empty={RESULTS.noResults}
        isEmpty={past.items.length === 0}
      >
        <MatchTable
          labelledBy="part-results"
          columns={playedColumns(account.time_zone)}
          matches={past.items}
          splitsScore
        />
        <Pager
          label={RESULTS.resultPages}
          page={past.page}
          perPage={past.perPage}
          total={past.total}
          to={(page, perPage) => resultsAddress({ ...state, results: { page, perPage } })}
        />
      </Part>
      <Part view="next" title={RESULTS.next} empty={RESULTS.noNext} isEmpty={future.items.length === 0}>
        <MatchTable
          labelledBy="part-next"
          columns={gameColumns(account.time_zone, results.chosen)}
          matches={future.items}
        />
        <Pager
          label={RESULTS.nextPages}
          page={future.page}
          perPage={future.perPage}
          total={future.total}
          to={(page, perPage) => resultsAddress({ ...state, next: { page, perPage } })}
        />
      </Part>
    </>
  )
}
