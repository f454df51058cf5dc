import { ADDRESS_BOOK } from '@clubhouse/demo/world/address-book'
import { type Geocoder, MOST_HITS } from './port.ts'

/** The demo's places, searched without a network call. Every typed word has to occur in the address. */
export const addressBook: Geocoder = {
  search: (text) => {
    const words = plain(text).split(' ').filter(Boolean)
    const hits = ADDRESS_BOOK.filter(({ label }) => {
      const address = plain(label)
      return words.length > 0 && words.every((word) => address.includes(word))
    })
    return Promise.resolve(hits.slice(0, MOST_HITS).map((place) => ({ ...place })))
  },
}

/** Text without capitals, fadas and commas, since people type addresses as they please. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
