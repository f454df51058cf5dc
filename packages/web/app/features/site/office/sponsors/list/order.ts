import type { SponsorSummary } from '@clubhouse/contract/site/office/sponsors'

/** The one put to another place among those of its kind; main sponsors stay before the others. */
export function moved(sponsors: readonly SponsorSummary[], id: string, to: number): SponsorSummary[] {
  const one = sponsors.find(({ sponsor_id }) => sponsor_id === id)
  if (!one) return [...sponsors]
  const others = sponsors.filter((each) => each.featured === one.featured && each !== one)
  const group = [...others.slice(0, Math.max(0, to)), one, ...others.slice(Math.max(0, to))]
  const rest = sponsors.filter((each) => each.featured !== one.featured)
  return one.featured ? [...group, ...rest] : [...rest, ...group]
}

export const idsOf = (sponsors: readonly SponsorSummary[]): string =>
  sponsors.map(({ sponsor_id }) => sponsor_id).join(',')

/** As it was asked for, while the answer is under way. */
export function inOrder(sponsors: readonly SponsorSummary[], ids: string | null): readonly SponsorSummary[] {
  if (!ids) return sponsors
  const places = ids.split(',')
  const placeOf = ({ sponsor_id }: SponsorSummary) => places.indexOf(sponsor_id)
  return sponsors.toSorted((a, b) => placeOf(a) - placeOf(b))
}
