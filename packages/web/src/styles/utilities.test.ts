import { expect, it } from 'vitest'

const parts = Object.entries(
  import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], { query: '?raw', import: 'default', eager: true }),
)
const modules = import.meta.glob<string>('../**/*.module.css', { query: '?raw', import: 'default', eager: true })
const utilities = Object.values(
  import.meta.glob<string>('./utilities/*.css', { query: '?raw', import: 'default', eager: true }),
).join('\n')
const defined = new Set(Array.from(utilities.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name))

/** Of the rule that is for this class alone; a shorthand and its longhands count as one. */
const propertiesOf = (css: string, name: string): readonly string[] =>
  Array.from(css.matchAll(new RegExp(`^ *\\.${name} \\{([^}]*)\\}`, 'gm'))).flatMap(([, body = '']) =>
    Array.from(body.matchAll(/^ *((?:margin|padding)(?=-|:)|[a-z-]+)[^:]*:/gm), ([, property = '']) => property),
  )

const moduleOf = (file: string, part: string, binding: string): string => {
  const [, path = ''] = new RegExp(`import ${binding} from '(.*?\\.module\\.css)'`).exec(part) ?? []
  return modules[new URL(path, `file:///styles/${file}`).pathname.replace(/^\//, '../')] ?? ''
}

it('a class that is named in text is one of the utilities', () => {
  const named = parts.flatMap(([, part]) =>
    Array.from(part.matchAll(/className="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !defined.has(name))).toEqual([])
})

it('every utility is used by a part', () => {
  const texts = parts.flatMap(([, part]) => part.match(/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g) ?? [])
  const words = new Set(texts.flatMap((text) => text.slice(1, -1).split(' ')))
  expect([...defined].filter((name) => !words.has(name))).toEqual([])
})

it('a utility and a class of a module beside it set different properties: which sheet comes last differs by page', () => {
  const together = parts.flatMap(([file, part]) =>
    Array.from(
      part.matchAll(/className=\{(?:`|classNames\(')([\w -]+?)(?: \$\{|', )(\w+)\.(\w+)/g),
      ([, names = '', binding = '', name = '']) => {
        const own = propertiesOf(moduleOf(file, part, binding), name)
        const shared = names.split(' ').flatMap((utility) => propertiesOf(utilities, utility))
        return { file, names, name, isFound: own.length > 0, both: shared.filter((property) => own.includes(property)) }
      },
    ),
  )
  expect(together.filter(({ isFound }) => isFound).length).toBeGreaterThan(5)
  expect(together.filter(({ both }) => both.length > 0)).toEqual([])
})
