/** One way in which every screen is looked at. */
export interface Look {
  /** Such as `412-zh-light`, or `412-zh-light-200` with twice the size of text. */
  readonly name: string
  readonly width: number
  readonly language: 'zh-CN' | 'en'
  readonly light: 'light' | 'dark'
  readonly textPercent: 100 | 200
}

const WIDTHS = [360, 412, 768, 1440] as const
const LANGUAGES = ['zh-CN', 'en'] as const
const LIGHTS = ['light', 'dark'] as const
/** Where text is twice as large: a phone, in each language. */
const LARGE_TEXT_WIDTH = 412

const look = (
  width: number,
  language: Look['language'],
  light: Look['light'],
  textPercent: Look['textPercent'],
): Look => ({
  name: [width, language === 'zh-CN' ? 'zh' : 'en', light, ...(textPercent === 100 ? [] : [textPercent])].join('-'),
  width,
  language,
  light,
  textPercent,
})

const LOOKS: readonly Look[] = [
  ...WIDTHS.flatMap((width) =>
    LANGUAGES.flatMap((language) => LIGHTS.map((light) => look(width, language, light, 100))),
  ),
  ...LANGUAGES.map((language) => look(LARGE_TEXT_WIDTH, language, 'light', 200)),
]

export interface Wish {
  readonly looks: readonly Look[]
  /** Parts of addresses; empty: every screen. */
  readonly paths: readonly string[]
}

/**
 * Words that begin with a slash choose screens, all others choose looks: `360 dark /lists` is the lists at 360 px in
 * both languages, in the dark. A word that no look knows is reported.
 */
export function wishOf(words: readonly string[]): Wish | { readonly unknown: string } {
  const [paths, chosen] = [words.filter((word) => word.startsWith('/')), words.filter((word) => !word.startsWith('/'))]
  const isPartOf = (word: string, { name }: Look): boolean => name.split('-').includes(word)
  const unknown = chosen.find((word) => !LOOKS.some((one) => isPartOf(word, one)))
  if (unknown !== undefined) return { unknown }
  // Two words of one kind, such as `360 412`, want both.
  const kinds = [WIDTHS.map(String), ['zh', 'en'], LIGHTS as readonly string[], ['200']]
  const isWanted = (one: Look): boolean =>
    kinds.every((kind) => {
      const ofKind = chosen.filter((word) => kind.includes(word))
      return ofKind.length === 0 || ofKind.some((word) => isPartOf(word, one))
    })
  return { looks: LOOKS.filter(isWanted), paths }
}
