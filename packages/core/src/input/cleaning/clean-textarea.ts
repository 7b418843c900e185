import { stripAngleBrackets } from './strip-angle-brackets.ts'

/**
 * Trimmed last, so that white space after a stripped bracket goes as well. Clean on leaving the field, not on each key.
 */
export function cleanTextarea(raw: string): string {
  return stripAngleBrackets(raw).trim()
}
