import { expect, test } from 'vitest'
import { addressBlock, addressBlocks } from './address-block.ts'

test.each([
  { address: '192.0.2.7', block: '192.0.2.7' },
  { address: '::ffff:192.0.2.7', block: '192.0.2.7' },
  { address: '0:0:0:0:0:ffff:192.0.2.7', block: '192.0.2.7' },
  { address: '2001:db8:1:2:3:4:5:6', block: '2001:db8:1:2::/64' },
  { address: '2001:db8:1:2::1', block: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:0001:0002::', block: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', block: '2001:db8:0:0::/64' },
  { address: 'fe80::1%eth0', block: 'fe80:0:0:0::/64' },
  { address: '::1', block: '0:0:0:0::/64' },
  { address: '64:ff9b::192.0.2.33', block: '64:ff9b:0:0::/64' },
  { address: 'not an address', block: 'not an address' },
])('$address is counted as $block', ({ address, block }) => {
  expect(addressBlock(address)).toBe(block)
})

test.each([
  { address: '::ffff:192.0.2.7', blocks: ['192.0.2.7 ×1'] },
  {
    address: '2001:db8:1:2ab::1',
    blocks: ['2001:db8:1:2ab::/64 ×1', '2001:db8:1:200::/56 ×4', '2001:db8:1::/48 ×16'],
  },
  { address: '2001:db8::1', blocks: ['2001:db8:0:0::/64 ×1', '2001:db8:0:0::/56 ×4', '2001:db8:0::/48 ×16'] },
])('$address belongs to $blocks', ({ address, blocks }) => {
  expect(addressBlocks(address).map(({ block, weight }) => `${block} ×${weight}`)).toEqual(blocks)
})
