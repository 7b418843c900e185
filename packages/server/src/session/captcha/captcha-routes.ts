import type { Clock, Random } from '@diandu/core/kernel'
import type { CaptchaPuzzle } from '@diandu/core/session'
import { CAPTCHA_PUZZLE_PATH } from '@diandu/wire'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../database/index.ts'
import { findPuzzle, insertPuzzle, type Puzzle } from './captcha-store.ts'
import { renderPicture, renderPiece } from './render-puzzle.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, PIECE_SIZE } from './piece-shape.ts'
import { idFrom } from '../../ids/index.ts'

export interface CaptchaDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}

const ID = /^[\w-]{1,40}$/

/** Our own slider puzzle. Where the gap is stays in the database; the pictures are drawn when they are asked for. */
export function captchaRoutes(app: FastifyInstance, { db, clock, random }: CaptchaDeps): void {
  app.get(CAPTCHA_PUZZLE_PATH, async (_request, reply) => {
    const puzzle = newPuzzle(random)
    await insertPuzzle(db, puzzle, clock.now())
    return reply.header('cache-control', 'no-store').send(shown(puzzle))
  })

  const picture = (name: string, draw: (puzzle: Puzzle) => Uint8Array) =>
    app.get<{ Params: { id: string } }>(`${CAPTCHA_PUZZLE_PATH}/:id/${name}.png`, async (request, reply) => {
      const { id } = request.params
      const puzzle = ID.test(id) ? await findPuzzle(db, id, clock.now()) : undefined
      return puzzle === undefined ? reply.callNotFound() : sendPng(reply, draw(puzzle))
    })
  picture('picture', renderPicture)
  picture('piece', renderPiece)
}

/** The gap is never where the piece starts from. */
function newPuzzle(random: Random): Puzzle {
  const [nearest, farthest] = [PIECE_SIZE + 16, PICTURE_WIDTH - PIECE_SIZE - 8]
  return {
    id: idFrom(random.token()),
    seed: random.below(2 ** 32),
    gapLeft: nearest + random.below(farthest - nearest + 1),
    gapTop: 8 + random.below(PICTURE_HEIGHT - PIECE_SIZE - 15),
  }
}

const shown = ({ id, gapTop }: Puzzle): CaptchaPuzzle => ({
  id,
  pictureUrl: `${CAPTCHA_PUZZLE_PATH}/${id}/picture.png`,
  pieceUrl: `${CAPTCHA_PUZZLE_PATH}/${id}/piece.png`,
  width: PICTURE_WIDTH,
  height: PICTURE_HEIGHT,
  pieceSize: PIECE_SIZE,
  pieceTop: gapTop,
})

const sendPng = (reply: FastifyReply, png: Uint8Array): FastifyReply =>
  reply.type('image/png').header('cache-control', 'private, max-age=300').send(Buffer.from(png))
