export const TAKINGS = {
  show: 'Show as',
  plot: 'Plot',
  table: 'Table',
  all: 'All',
  shortKinds: {
    membership: 'Membership',
    fundraising: 'Lotto, draws',
    shop: 'Shop',
    other: 'Other',
  },
  kinds: {
    membership: 'Membership',
    fundraising: 'Lotto and draws',
    shop: 'Shop',
    other: 'Other',
  },
} as const
