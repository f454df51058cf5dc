import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'

/** What a draw was played by, written down with it when it closes: whatever the club changes later, its file stays as it is. */
export type DrawRule = DrawProof['rule'] & Pick<DrawProof, 'club' | 'product'>
