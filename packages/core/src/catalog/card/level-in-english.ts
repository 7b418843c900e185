const COUNTS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5 }
const TOKENS: Readonly<Record<string, string>> = {
  心: 'heart',
  钻: 'diamond',
  皇冠: 'crown',
  冠: 'crown',
  金冠: 'gold crown',
}

/** A platform's level in English, where it is a well-known one or says nothing Chinese; undefined otherwise. */
export function levelInEnglish(level: string): string | undefined {
  const [, written = '', token = ''] = /^([一二三四五\d])\s?(心|钻|金冠|皇冠|冠)$/.exec(level) ?? []
  const count = COUNTS[written] ?? Number(written)
  if (token !== '' && count > 0) return `${count} ${TOKENS[token]}${count === 1 ? '' : 's'}`
  return /\p{Script=Han}/u.test(level) || level.trim() === '' ? undefined : level
}
