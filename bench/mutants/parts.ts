/** Of the domain: rules without input or output, whose tests stand beside them. Files of words alone are not among them. */
const DOMAIN = 'packages/domain/src'

export interface Part {
  name: string
  files: readonly string[]
}

const part = (name: string, ...files: string[]): Part => ({
  name,
  files: files.map((file) => `${DOMAIN}/${file}`),
})

/** What is spoiled, money first. A part is small enough to be done in one sitting. */
export const PARTS: readonly Part[] = [
  part(
    'pricing',
    'money/money.ts',
    'selling/pricing/{allocate,bundle-price,code-verdict,line-of,multi-buy,percentage,price-lines,selection-lines}.ts',
  ),
  part('payments', 'selling/pricing/{payments,smallest-charge,why-this-price}.ts', 'money/platform-fee.ts'),
  part('cheaper', 'selling/pricing/{cheaper-combination,cheaper-selection}.ts'),
  part('refunds', 'money/orders/{refund,plans-of-bundle}.ts', 'money/tax/back-by-rate.ts'),
  part('orders', 'money/orders/{arrears,draws-ahead,paid-in-parts,paid-line,payment-days,status}.ts'),
  part('receipts', 'money/orders/{receipt,receipt-tax}.ts', 'money/tax/tax.ts'),
  part(
    'ledger',
    'money/statement-state.ts',
    'money/year/{annual-report,club-year,income-and-costs}.ts',
    'money/bank/{aside-account,match-lines,read-amount,read-statement}.ts',
    'money/cash/notes-for.ts',
  ),
  part('cart', 'selling/cart/{checkout-rules,price-changes,sections,whole-order}.ts'),
  part(
    'stock',
    'selling/catalogue/{availability,bundle-limits,early-bird,least-price,payment-count,selection,which-fits}.ts',
    'selling/shop/{as-sold-now,item-price}.ts',
    'selling/waiting-list/serve-line.ts',
  ),
  part(
    'draws',
    'selling/lottery/{ladder,lines,play-limits,renewal}.ts',
    'selling/lottery/draw/{beacons,draw-times,entry-list,fair-choice,outcome,prizes,verify-proof,verify-round}.ts',
  ),
  part(
    'entrance',
    'identity/{chosen-account,email-rules,entrance,password-rules,roles,sign-in-rules,sso-rules}.ts',
    'web/redirects.ts',
  ),
  part('gate', 'people/members/{card-token,membership-number,membership-state,season}.ts'),
]
