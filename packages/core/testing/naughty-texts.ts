/**
 * Texts that have broken somebody's program before, collected by what they break. The table is our own; every function that takes
 * text is tried with all of it.
 */
const NAUGHTY_GROUPS = {
  nothing: ['', ' ', '\t', '\n', '\r\n', '\u000b\u000c', '\u0000', '\u0000\u0000', 'a\u0000b', '\u001b[31m', '\u007f', '\u0085'],
  'white space of other scripts': ['\u00a0', '\u1680', '\u2000\u2003\u2009', '\u2028', '\u2029', '\u202f', '\u205f', '\u3000', '\u3164', '\ufeff', '\ufeff1'],
  'nothing to see': ['\u200b', '1\u200b2', '\u200c\u200d', '\u2060', '\u00ad', '\u034f', '\u061c', '\u180e', '\ufe0f', '\u{e0001}\u{e0061}', '\ufff9a\ufffab\ufffb'],
  'from right to left': ['\u202e12.5\u202c', '\u200f138', '\u200e13812341234', '\u2066\u2067\u2069', 'مرحبا', 'שלום', '١٢٣', '۱۲۳', '\u202egpj.exe'],
  'digits of other scripts': ['０１２３４５６７８９', '１３８１２３４１２３４', '1３812341234', '٠١٢٣', '०१२३', '๐๑๒', '𝟏𝟑𝟖', '①②③', '一二三', '壹贰叁', 'Ⅻ', '½', '²³'],
  'letters that look alike': ['ａｂｃ＠ｂ．ｃｎ', 'аdmin@b.cn', 'ΑΒΓ', 'ſ', 'K', 'İıſK', 'ß', 'ŉ', 'ﬀ', 'ǆ', 'Ａ', '＜b＞', '‹b›', '〈b〉', '。', '．', '－', '−', '–', '⁃'],
  'marks on marks': ['e\u0301', '\u0301', 'a' + '\u0300\u0316'.repeat(40), 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', '각', '\u1100\u1161\u11a8', 'नी', '\u0e33'],
  emoji: ['👗', '👨‍👩‍👧‍👦🇨🇳', '👍🏽', '❤️', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇨', '☃', '🫠'],
  'Han in every corner': ['中国', '𠀀𪚥', '〇々〆', '⺀⻳', '㐀䶿', '豈', '\u{2f800}', '\u{31350}', '㊙', '㍿', 'ひらがな・한글', '中a1<2>_文'],
  'lone surrogates': ['\ud840', '\udc00\ud840', '\ud840<\udc00', '\ud840>\udc00', '\ud840中\udc00', '\ud840 \udc00', '\ud840-\udc00', '\ud83d', '\ude00', 'a\ud800', '\udfffa'],
  'not even characters': ['\ufffe', '\uffff', '\ufdd0', '\u{10ffff}', '\ue000', '\u{f0000}'],
  'names that objects have': ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__proto__=1&constructor=2', 'toString=1'],
  'words of machines': ['NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', 'None', 'nil', '[object Object]', '{}', '[]'],
  'numbers that are none': ['-0', '+1', '1e308', '1e309', '-1e-308', '1e21', '0x10', '0b1', '0o7', '1_000', '1,000.00', '1.000,00', '.', '..', '-', '--', '.5', '5.', '1..2.3', '00', '007', '9007199254740993', '9'.repeat(400), '0.' + '0'.repeat(400) + '1'],
  'scripts and queries': ['<script>alert(1)</script>', '<<b>>', '<svg/onload=alert(1)>', '&lt;b&gt;', "'; drop table orders; --", "' or 1=1", '$&', '$1', '$`', '%', '%s%n', '%00', '${1}', '{{1}}', '../../etc/passwd', 'javascript:alert(1)', '#', '#ggg', '#ＦＦＦ', '?a=1&a=2', 'a=&=b', '=', '&&&', '\\', '\\u0000', '"', "'"],
  'right but for one thing': ['13812341234\n', '13812341234 ', '+8613812341234', '1381234123', '138123412345', 'a@b.cn\n', 'a@b.cn\u200b', '11010519491231002x', '11010519491231002Χ', '91350100M000100Y4З', '12345６', '0123456789', '6222021234567890123 '],
  right: ['13812341234', 'a@b.cn', '11010519491231002X', '91350100M000100Y43', '123456', '6222021234567890123', '#fff', '138****1234', '12.5'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const NAUGHTY_TEXTS: readonly string[] = [...new Set(Object.values(NAUGHTY_GROUPS).flat())]

/** Signs that cleaners and validators care about, so that random texts come near the border. */
export const PIECES: readonly string[] = [...new Set('0123456789..--−－Xx<>_=&@%+# aZſ中国〇々１\u200b\u0301\u0000👗')]

/** One digit stands for those between: each is read by the same path. */
const HUGE_PIECES = PIECES.filter((piece) => !/[2-8]/.test(piece))

/** One sign or two, a million long: only a pass in linear time comes back from these. */
export const HUGE_TEXTS: readonly string[] = [...HUGE_PIECES, '中1', '1.', '.1', 'a@', 'a.', 'a-', '@a.', 'a=', '<a', '1 ', '\ud840'].map((piece) =>
  piece.repeat(1_000_000 / piece.length),
)
