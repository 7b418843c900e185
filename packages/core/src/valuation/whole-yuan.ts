import { MAX_FEN } from '../kernel/index.ts'

export const YUAN = 100

/** An amount as shown: in whole yuan, from nothing up to the largest there is. */
export const wholeYuan = (fen: number): number =>
  Math.min(MAX_FEN - (MAX_FEN % YUAN), Math.max(0, Math.round(fen / YUAN) * YUAN))
