import { decode } from 'fast-png'
import type { ApiClient } from '../api/api-client.ts'
import { findGap } from './find-gap.ts'

export interface CaptchaTicket {
  readonly ticket: string
  readonly randstr: string
}

interface Puzzle {
  readonly id: string
  readonly pictureUrl: string
  readonly pieceUrl: string
  readonly pieceTop: number
}

/** A ticket, earned by looking at the two pictures. */
export async function solveCaptcha(api: ApiClient): Promise<CaptchaTicket> {
  const puzzle = (await (await fetch(`${api.url}/sandbox/captcha`)).json()) as Puzzle
  const [picture, piece] = await Promise.all([
    pictureAt(api.url, puzzle.pictureUrl),
    pictureAt(api.url, puzzle.pieceUrl),
  ])
  return api.must<CaptchaTicket>('POST captcha/validate', {
    puzzleId: puzzle.id,
    offset: findGap(picture, piece, puzzle.pieceTop),
  })
}

export const pictureAt = async (base: string, path: string) =>
  decode(await (await fetch(new URL(path, base))).arrayBuffer())
