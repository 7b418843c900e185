import { ok } from '../../src/kernel/index.ts'
import type { Captcha, CaptchaTicket } from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'

const TOLERANCE_PX = 4
const WIDTH = 320
const PIECE_SIZE = 48

/** A puzzle is good for one try, its ticket for one use. */
export function createMemoryCaptcha(state: MarketState): Captcha {
  return {
    async puzzle() {
      const id = state.random.token()
      state.puzzles.set(id, PIECE_SIZE + state.random.below(WIDTH - 2 * PIECE_SIZE))
      const [pictureUrl, pieceUrl] = [`/captcha/${id}/picture.png`, `/captcha/${id}/piece.png`]
      const size = { width: WIDTH, height: 160, pieceSize: PIECE_SIZE, pieceTop: state.random.below(112) }
      return ok({ id, pictureUrl, pieceUrl, ...size })
    },
    async validate({ puzzleId, offset }) {
      const place = state.puzzles.get(puzzleId)
      state.puzzles.delete(puzzleId)
      if (place === undefined || !(Math.abs(place - offset) <= TOLERANCE_PX))
        return refuse('captcha-wrong', '验证未通过，请重试')
      const ticket = { ticket: state.random.token(), randstr: state.random.token() }
      state.tickets.set(ticket.ticket, ticket.randstr)
      return ok(ticket)
    },
  }
}

/** Uses a ticket up; false where it never was one or was used before. */
export function spendTicket(state: MarketState, { ticket, randstr }: CaptchaTicket): boolean {
  const isGood = state.tickets.get(ticket) === randstr
  if (isGood) state.tickets.delete(ticket)
  return isGood
}
