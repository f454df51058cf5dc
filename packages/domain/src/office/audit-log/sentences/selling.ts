import type { Sentence } from './sentence.ts'

const membership = (say: Sentence['say']): Sentence => ({ area: 'membership', say })
const sold = (thing: string) => ({
  [`${thing}-added`]: membership(({ who, the }) => `${who} added ${the(`a ${called(thing)}`)}`),
  [`${thing}-changed`]: membership(({ who, the }) => `${who} changed ${the(`a ${called(thing)}`)}`),
  [`${thing}-deleted`]: membership(({ who, the }) => `${who} deleted ${the(`a ${called(thing)}`)}`),
})
const called = (thing: string) => (thing === 'program' ? 'programme' : thing)
const fundraising = (verb: string) =>
  ({ area: 'fundraising', say: ({ who, the }) => `${who} ${verb} ${the('a draw')}` }) satisfies Sentence
const inShop = (kind: string, thing: string) =>
  Object.fromEntries(
    ['added', 'changed', 'deleted'].map((verb): [string, Sentence] => [
      `${kind}-${verb}`,
      { area: 'fundraising', say: ({ who, the }) => `${who} ${verb} ${the(thing)}` },
    ]),
  )

export const SELLING: Readonly<Record<string, Sentence>> = {
  'waiting-added': membership(
    ({ who, whom, the }) => `${who} put ${whom} on the waiting list of ${the('a plan')}`,
  ),
  'waiting-removed': membership(
    ({ who, whom, the }) => `${who} took ${whom} off the waiting list of ${the('a plan')}`,
  ),
  'place-offered-by-hand': membership(({ who, whom, the, detail }) =>
    `${who} offered ${whom} a place in ${the('a plan')} ${detail['turn'] ?? ''}`.trimEnd(),
  ),
  'offer-extended': membership(
    ({ who, whom, the }) => `${who} gave ${whom} longer to take a place in ${the('a plan')}`,
  ),
  'offer-withdrawn': membership(
    ({ who, whom, the }) => `${who} took back the place in ${the('a plan')} offered to ${whom}`,
  ),
  ...['program', 'plan', 'bundle', 'discount', 'code']
    .map(sold)
    .reduce((all, each) => ({ ...all, ...each }), {}),
  'draw-opened': fundraising('opened the draw'),
  'draw-confirmed': fundraising('confirmed the draw'),
  'drum-read': fundraising('read the drum for'),
  'paper-tickets-entered': fundraising('entered paper tickets for'),
  'paper-tickets-taken-back': fundraising('took back paper tickets of'),
  'lotto-created': fundraising('put on sale the lotto'),
  'lotto-changed': fundraising('changed the lotto'),
  'prize-draw-created': fundraising('put on sale the draw'),
  'prize-draw-changed': fundraising('changed the draw'),
  'prize-draw-deleted': fundraising('deleted the draw'),
  'handed-out': {
    area: 'fundraising',
    say: ({ who, the, detail }) => `${who} handed out ${the('something')} of order ${detail['order'] ?? ''}`,
  },
  'hand-out-undone': {
    area: 'fundraising',
    say: ({ who, the, detail }) =>
      `${who} took back that ${the('something')} of order ${detail['order'] ?? ''} was handed out`,
  },
  ...inShop('shop-item', 'an item of the shop'),
  ...inShop('promotion', 'a promotion'),
}
