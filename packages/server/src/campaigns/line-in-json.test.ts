import { expect, it } from 'vitest'
import { lineInJson } from './line-in-json.ts'

const TEXT = `{
  "title": { "zh": "一,{[\\"二", "en": "" },
  "blocks": [
    { "kind": "rules", "points": [] },
    {
      "kind": "shops",
      "points": [1, 2,
        3]
    }
  ],
  "tabs": []
}`

it.each([
  [['title', 'en'], 2],
  [['blocks', 0], 4],
  [['blocks', 1], 5],
  [['blocks', 1, 'kind'], 6],
  [['blocks', 1, 'points', 1], 7],
  [['blocks', 1, 'points', 2], 8],
  [['blocks', 1, 'missing'], 5],
  [['tabs'], 11],
  [['nothing'], 1],
  [[], 1],
])('%j stands in line %d (CAM-21)', (place, line) => {
  expect(lineInJson(TEXT, place)).toBe(line)
})
