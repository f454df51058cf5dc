import { browserStorage } from '../../../lib/visit/browser-storage.ts'

/** WCAG 2.1.4: whoever speaks to their computer can switch keys of one letter off. */
const KEY = 'office-single-keys'

export const areSingleKeysOn = (): boolean => browserStorage()?.getItem(KEY) !== 'off'

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) browserStorage()?.removeItem(KEY)
  else browserStorage()?.setItem(KEY, 'off')
}
