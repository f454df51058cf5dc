import { ListError } from '#parts/office/list/list-error.tsx'
import { LIST } from './messages.ts'

/** Stands where a draw, or a list of them, should have stood. */
export const LotteryError = () => <ListError path="/lotto" isFor={LIST.isFor} />
