import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { captchaPuzzle } from './captcha-puzzle.ts'

const puzzle = {
  id: 'p1',
  pictureUrl: '/sandbox/captcha/p1.png',
  pieceUrl: 'data:image/png;base64,AA==',
  width: 300,
  height: 150,
  pieceSize: 44,
  pieceTop: 31,
}

describe('captchaPuzzle', () => {
  it('takes a puzzle', () => {
    expect(v.parse(captchaPuzzle, puzzle)).toEqual(puzzle)
  })

  it.each(Object.keys(puzzle))('needs %s', (name) => {
    expect(v.is(captchaPuzzle, { ...puzzle, [name]: undefined })).toBe(false)
  })

  it.each(['javascript:alert(1)', '//evil.example/a.png', 'http://a.example/a.png', 'data:text/html,x', ''])(
    'shows no picture from %j',
    (pictureUrl) => {
      expect(v.is(captchaPuzzle, { ...puzzle, pictureUrl })).toBe(false)
    },
  )
})
