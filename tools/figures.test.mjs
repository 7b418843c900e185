import { expect, it } from 'vitest'
import { declaredNames, sentenceLengths, wordsOfName } from './figures.mjs'
import { parseSource } from './source-parser.mjs'

it('a name is split into its words', () => {
  expect(wordsOfName('toldUpTo')).toEqual(['told', 'up', 'to'])
  expect(wordsOfName('MAX_SAID')).toEqual(['max', 'said'])
  expect(wordsOfName('standing2')).toEqual(['standing2'])
})

it('every name that a file declares is counted, and none that it only uses', () => {
  const source = parseSource(
    'names.ts',
    `import { used } from './used.ts'
    interface Shape { readonly field: string; method(given: string): void }
    type Kind = Shape['field']
    export function work({ field: taken, ...rest }: Shape, [first = used.value]: readonly string[]) {
      const list = { made: taken, rest, [first]: 1 }
      return (inner: string) => list.made + inner
    }`,
  )
  expect(declaredNames(source).toSorted()).toEqual(
    [
      'Kind',
      'Shape',
      'field',
      'field',
      'first',
      'given',
      'inner',
      'list',
      'made',
      'method',
      'rest',
      'taken',
      'work',
    ].toSorted(),
  )
})

it('sentences are measured without code, tables and headings', () => {
  expect(
    sentenceLengths(
      '# A heading\n\nOne two three. Four five!\n\n| a | b c |\n\n```sh\nnpm start\n```\n\n- six\n- seven eight\n',
    ),
  ).toEqual([3, 2, 1, 2])
})
