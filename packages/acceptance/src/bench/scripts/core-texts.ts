/**
 * The parts of hostile texts: what is repeated, what is before and what after, so that a pattern nearly fits a
 * million times.
 */
const REPEATED = [
  ...'.-9 a<@%/\\中１\u200b\u0301',
  'a@',
  'a.',
  'a-',
  '1.',
  '.1',
  '1 ',
  'a=',
  'a=1&',
  '=a',
  '<a',
  '../',
  '//',
  '%2f',
  '[',
  '{"a":',
  '"',
  '\ud840',
  '👗',
  '中1',
  'e\u0301',
]
const BEFORE = ['', 'a@', '#', '/', '1']
const BEHIND = ['', '!', '\n']

export interface HostileText {
  readonly name: string
  readonly textOf: (size: number) => string
}

export const HOSTILE_TEXTS: readonly HostileText[] = REPEATED.flatMap((piece) =>
  BEFORE.flatMap((before) =>
    BEHIND.map((behind) => ({
      name: [before, `${piece}…`, behind]
        .filter((part) => part !== '')
        .map((part) => JSON.stringify(part))
        .join(' '),
      textOf: (size: number) => before + piece.repeat(Math.ceil(size / piece.length)).slice(0, size) + behind,
    })),
  ),
)
