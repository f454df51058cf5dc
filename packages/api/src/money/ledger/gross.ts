/** What people paid: a sale and the tax that it contains, of an entry `e`, for whoever tells of takings. */
export const IS_SALE = `(e.account like 'sales:%' or e.account like 'tax:%')`

/** The account of the sale, of its tax too. */
export const GROSS_ACCOUNT = `regexp_replace(e.account, '^tax:', 'sales:')`
