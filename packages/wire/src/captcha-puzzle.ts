import * as v from 'valibot'
import type { CaptchaPuzzle } from '@diandu/core/session'
import { count } from './schemas/schemas.ts'

/**
 * Where our own stand-in for the captcha's maker gives out puzzles: outside the base path, unsigned and without an
 * envelope.
 */
export const CAPTCHA_PUZZLE_PATH = '/sandbox/captcha'

const picture = v.pipe(v.string(), v.regex(/^(?:https:\/\/|data:image\/|\/(?!\/))/, 'An address of a picture'))

export const captchaPuzzle = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  pictureUrl: picture,
  pieceUrl: picture,
  width: count,
  height: count,
  pieceSize: count,
  pieceTop: count,
}) satisfies v.GenericSchema<unknown, CaptchaPuzzle>
