import { isDigits } from '../../validators/characters.ts'
import { tidyTelephone } from './adopt-answer.ts'

/**
 * FORM-21: what a telephone field shows of what was typed. How people write numbers goes, and a plus becomes 00, which is
 * dialled alike. A key that is no digit types nothing; what was pasted and is no number stays, so that it can be refused
 * instead of becoming another number.
 */
export function digitsTyped(typed: string, isKey: boolean): string {
  const tidy = tidyTelephone(typed).replace(/^\+/, '00')
  if (tidy === '' || isDigits(tidy)) return tidy
  return isKey ? tidy.replace(/[^0-9]/g, '') : typed
}
