import { useLocation } from 'react-router'
import { pageAbove } from '@clubhouse/domain/office/rights'
import { ListError } from './list/list-error.tsx'

/** Stands where a page of the back office should have stood: not permitted, not there, or failed. */
export const OfficeError = () => <ListError path={pageAbove(useLocation().pathname)} />
