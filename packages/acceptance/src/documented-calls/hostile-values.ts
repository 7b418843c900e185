/** Text that a browser would run if a document contained it unescaped. `assess-answer.ts` looks for the mark. */
export const SCRIPTS = [
  '<script>diandu-mark</script>',
  '"><img src=x onerror=diandu-mark>',
  `'"--></title></script><svg onload=diandu-mark>`,
  '</template><iframe srcdoc=diandu-mark>',
  'javascript:diandu-mark',
  '{{diandu-mark}}${diandu-mark}',
] as const

/** No piece is a whole statement: it must differ from the server's own statements. */
const SQL_PIECES = [
  `'`,
  `''; --`,
  `' OR '1'='1`,
  `1) OR (1=1`,
  `') UNION ALL VALUES (1) --`,
  `$1`,
  `%' ESCAPE '!`,
  `\\'; DROP TABLE orders; --`,
  '1; WAITFOR',
  `"; COPY`,
  '/**/OR/**/1=1',
  `E'\\x27'`,
] as const

const TRAVERSALS = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '/etc/passwd\u0000.png',
  'file:///etc/passwd',
  '%2e%2e%2f%2e%2e%2f',
  '..%c0%af..%c0%af',
  '%00',
  '%',
  '%ff%fe',
] as const

const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'toJSON',
] as const

const SIGNS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  'a\udc00',
  '\u202e\u2066abc\u2069',
  '\u200b\u200d\ufeff',
  '\u0001\u001b[2J\u001b]0;x\u0007',
  '\r\nset-cookie: a=b',
  '\t\v\f',
  '\u2028\u2029',
  '\ufffd\uffff',
  '🧨'.repeat(50),
  'e\u0301'.repeat(300),
  '\u0644\u0627'.repeat(60),
] as const

const LONG = [
  'x'.repeat(3_000),
  '店'.repeat(5_000),
  '9'.repeat(4_000),
  ' '.repeat(4_000),
  '-'.repeat(2_000),
  'a@'.repeat(1_000),
] as const

const NUMBERS_AS_TEXT = [
  '-1',
  '0',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  '٣',
  '１２',
  '9007199254740993',
  '-0',
  '1.0000000000000001',
  '٠',
  '1,5',
  '+1',
] as const

/** A text for every kind of fault. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...SCRIPTS,
  ...SQL_PIECES,
  ...TRAVERSALS,
  ...PROTOTYPE_NAMES,
  ...SIGNS,
  ...LONG,
  ...NUMBERS_AS_TEXT,
  '',
  ' ',
]

const NUMBERS = [0, -1, -0.5, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -1e308, 5e-324, 99_999_999_999] as const

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values that are no texts; `HOSTILE_TEXTS` beside them. */
const OTHER_VALUES: readonly unknown[] = [
  ...NUMBERS,
  true,
  false,
  null,
  [],
  [[]],
  {},
  [null],
  { $ne: null },
  { length: 1e9 },
  { toString: 1 },
  nested(50),
  nested(900),
  Array.from({ length: 2_000 }, () => 0),
  ['a', 'a'],
  { '': '' },
]

export const HOSTILE_VALUES: readonly unknown[] = [...HOSTILE_TEXTS, ...OTHER_VALUES]
