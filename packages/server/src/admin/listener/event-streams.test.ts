import type { StaffRole } from '@diandu/core/admin'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Announced, Database } from '../../database/index.ts'
import type { Opened } from '../opened-session.ts'
import { createEventStreams } from './event-streams.ts'

const sessionOf = (id: string, ...roles: StaffRole[]) =>
  ({ staff: { id: `staff ${id}`, roles }, session: { id } }) as unknown as Opened

function fixture() {
  const listeners = new Set<(announced: Announced) => void>()
  const db = {
    onCommitted: (listen: (announced: Announced) => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  } as Database
  let waiting = 0
  const clock = createManualClock()
  const counted = {
    ...clock,
    after: (delayMs: number, task: () => void) => {
      waiting += 1
      let isOver = false
      const finish = () => {
        if (!isOver) waiting -= 1
        isOver = true
      }
      const cancel = clock.after(delayMs, () => (finish(), task()))
      return () => (finish(), cancel())
    },
  }
  const streams = createEventStreams({ db, clock: counted })
  const announce = (announced: Announced) => {
    for (const listen of listeners) listen(announced)
    clock.advance(300)
  }
  const open = (opened: Opened, isRead: () => boolean = () => true) => {
    const texts: string[] = []
    let isEnded = false
    const leave = streams.open(
      { write: (text) => (texts.push(text), isRead()), end: () => (isEnded = true) },
      opened,
      () => Promise.resolve(opened),
    )
    return { leave, isEnded: () => isEnded, texts }
  }
  return { streams, listeners, clock, waiting: () => waiting, announce, open }
}

it('nothing is left of streams that were left, whatever their number, nor of a console that is closed (ADM-73)', () => {
  const { streams, listeners, waiting, announce, open } = fixture()
  for (let round = 0; round < 50; round += 1) {
    const own = Array.from({ length: 4 }, () => open(sessionOf('s1', 'reviewer')))
    expect([own.every(({ leave }) => leave !== undefined), open(sessionOf('s1')).leave]).toEqual([true, undefined])
    announce(new Set(['queue:listings:x']))
    for (const { leave } of own) leave?.()
    for (const { leave } of own) leave?.()
  }
  expect([streams.count(), listeners.size, waiting()]).toEqual([0, 1, 0])
  const last = open(sessionOf('s2', 'reviewer'))
  streams.close()
  expect([last.isEnded(), streams.count(), listeners.size, waiting()]).toEqual([true, 0, 0, 0])
})

it('a console that does not read what it is sent is given up', () => {
  const { streams, announce, open } = fixture()
  let isRead = true
  const { isEnded } = open(sessionOf('s1', 'reviewer'), () => isRead)
  announce(new Set(['queue:listings:x']))
  isRead = false
  announce('everything')
  expect([isEnded(), streams.count()]).toEqual([true, 0])
})

it('a change of very many cases at once, and what may have been missed, is one event', () => {
  const { announce, open } = fixture()
  const { texts } = open(sessionOf('s1', 'reviewer'))
  announce(new Set(Array.from({ length: 101 }, (_, place) => `queue:listings:${place}`)))
  announce('everything')
  const event = 'data: {"kind":"everything"}\n\n'
  expect(texts).toEqual([event, event])
})
