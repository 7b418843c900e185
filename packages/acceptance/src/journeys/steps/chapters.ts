import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest'
import { createAlbum, type Album } from '../../browser/album.ts'
import { openJourney, type Journey, type JourneyStart } from './open-journey.ts'

export interface Story {
  readonly journey: () => Journey
  readonly album: Album
}

/**
 * Makes the tests of a group the chapters of one story, on a market of its own: each begins where the last one ended,
 * so that the chapters after a failed one are skipped.
 */
export function openStory(start: JourneyStart = {}): Story {
  let journey: Journey | undefined
  let isBrokenOff = false
  const album = createAlbum()
  beforeAll(async () => {
    journey = await openJourney(start)
  })
  beforeEach(({ skip }) => {
    skip(isBrokenOff, 'an earlier chapter failed')
    onTestFailed(async () => {
      isBrokenOff = true
      await journey?.keepLastSight()
    })
  })
  afterAll(() => journey?.end())
  return {
    album,
    journey() {
      if (journey === undefined) throw new Error('The story has not begun')
      return journey
    },
  }
}

/** The last chapter: what was seen on the way must be without fault. */
export function itWasWithoutFault(title: string, { album, journey }: Story): void {
  it(title, () => {
    expect(album.complaints()).toEqual([])
    expect(journey().complaints()).toEqual([])
  })
}
