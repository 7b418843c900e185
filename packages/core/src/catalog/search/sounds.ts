import { CHARACTER_SOUNDS } from './vocabulary/character-sounds.ts'

const SOUND_OF: ReadonlyMap<string, string> = new Map(
  CHARACTER_SOUNDS.flatMap((line) => line.split(' ')).flatMap((row) => {
    const [, sound = '', characters = ''] = /^([a-z]+)(.*)$/u.exec(row) ?? []
    return [...characters].map((character) => [character, sound] as const)
  }),
)

/** Words in which a character sounds otherwise than it mostly does. */
const OTHERWISE: readonly (readonly [string, string])[] = [
  ['乐器', 'yue qi'],
  ['人参', 'ren shen'],
  ['行业', 'hang ye'],
  ['帝都', 'di du'],
  ['成都', 'cheng du'],
  ['重庆', 'chong qing'],
  ['西藏', 'xi zang'],
  ['蚌埠', 'beng bu'],
  ['六安', 'lu an'],
  ['厦门', 'xia men'],
  ['东莞', 'dong guan'],
  ['番禺', 'pan yu'],
]

/** The sounds of a text of Han characters, one for each; undefined where one of them is not known. */
export function soundsOf(text: string): readonly string[] | undefined {
  const characters = [...text]
  const sounds = characters.map((character) => SOUND_OF.get(character))
  for (const [word, spoken] of OTHERWISE) {
    const at = text.indexOf(word)
    if (at >= 0) sounds.splice(lengthOf(text.slice(0, at)), lengthOf(word), ...spoken.split(' '))
  }
  return sounds.every((sound) => sound !== undefined) ? sounds : undefined
}

const lengthOf = (text: string): number => Array.from(text).length

/** Sounds that many people do not tell apart are one: z and zh, n and l, in and ing. */
export const blurred = (sound: string): string =>
  sound
    .replace(/^([zcs])h/, '$1')
    .replace(/^n/, 'l')
    .replace(/^f/, 'h')
    .replace(/([aei])ng$/, '$1n')
