import type { FormType } from '@clubhouse/contract/people/registration'
import { type AllFacts, DATA_PATH, type KnownAnswers } from './plan-facts.ts'

/** Who has not answered by then will not. */
const GIVE_UP_MS = 20_000

/** Null where no answer of ours came. */
export async function fetchPlanFacts(
  planIds: readonly string[],
  productIds: readonly string[],
): Promise<AllFacts | null> {
  const query = new URLSearchParams([
    ...planIds.map((id) => ['plan_id', id]),
    ...productIds.map((id) => ['product_id', id]),
  ])
  const facts = await fetchJson(`${DATA_PATH}/forms?${query}`)
  return isRecord(facts) && Array.isArray(facts['plans']) ? (facts as unknown as AllFacts) : null
}

/** Never throws: whoever is filling in a form goes on without it. */
export async function fetchKnownAnswers(
  planId: string,
  type: FormType,
  memberId: string | null,
): Promise<KnownAnswers> {
  const query = new URLSearchParams({
    plan_id: planId,
    form_type: type,
    ...(memberId !== null && { member_id: memberId }),
  })
  const answer = await fetchJson(`${DATA_PATH}/answers?${query}`)
  return isRecord(answer) && typeof answer['kind'] === 'string'
    ? (answer as unknown as KnownAnswers)
    : { kind: 'failed' }
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    return (await response.json()) as unknown
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
