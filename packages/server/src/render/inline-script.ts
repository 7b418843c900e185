import { createHash } from 'node:crypto'
import { HOLD_EARLY } from './hold-early.ts'
import { START_SCRIPTS } from './start-scripts.ts'

/** The only script that is part of a document itself. */
export const INLINE_SCRIPT = `${HOLD_EARLY};${START_SCRIPTS}`

export const INLINE_SCRIPT_HASH = `sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}`
