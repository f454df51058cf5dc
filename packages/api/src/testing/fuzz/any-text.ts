import fc from 'fast-check'

// fast-check's own unit "binary" takes a second to prepare, in every file that uses it.
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
)

/** Text of whatever characters there are, controls and lone halves of pairs among them. */
export const anyText = (maxLength = 10): fc.Arbitrary<string> => fc.string({ unit, maxLength })
