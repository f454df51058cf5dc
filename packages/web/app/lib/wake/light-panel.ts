import { LIGHT_CART } from './early/wake-data.ts'

/** The cart's panel that the early script has opened before React came. */
export const lightPanel = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`dialog[${LIGHT_CART}]`)
