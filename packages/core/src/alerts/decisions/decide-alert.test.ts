import { expect, it } from 'vitest'
import { anAlert } from '../../../testing/an-alert.ts'
import { reasonOf, valueOf } from '../../../testing/fixture-steps.ts'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { MAX_ALERT_NAME, MAX_ALERTS, type AlertId, type AlertPace } from '../alert.ts'
import { decideChange, decideRemoval, decideRestoring, decideSaving, type AlertDraft } from './decide-alert.ts'

const NOON = AN_ORDINARY_NOON
const DRAFT: AlertDraft = { query: 'max=200000', name: '', watched: ['new'], pace: 'daily' }
const facts = { id: 'fresh' as AlertId, userId: 'lin', existing: undefined, count: 0, at: NOON }
const own = (change: Parameters<typeof anAlert>[0] = {}) => ({ userId: 'lin', alert: anAlert(change), at: NOON + 9 })

it('a filter is saved in one writing, from now on, with nothing waiting (ALR-1)', () => {
  expect(valueOf(decideSaving(facts, { ...DRAFT, query: 'sort=latest&max=200000&nonsense=1' }))).toEqual(
    anAlert({ id: 'fresh' as AlertId, watched: ['new'] }),
  )
})

it('the same filter takes the new settings, and its name where one is given (ALR-1)', () => {
  const existing = anAlert({ name: '旧名', toldAt: NOON - 5, waitingSince: NOON - 1 })
  const saved = valueOf(decideSaving({ ...facts, existing, count: MAX_ALERTS }, { ...DRAFT, pace: 'weekly' }))
  expect(saved).toEqual({ ...existing, watched: ['new'], pace: 'weekly' })
  expect(valueOf(decideSaving({ ...facts, existing }, { ...DRAFT, name: ' 新 名\n ' })).name).toBe('新 名')
})

it('an alert asks for something, watches for something, and has a short name (ALR-2)', () => {
  const reason = (change: Partial<AlertDraft>) => reasonOf(decideSaving(facts, { ...DRAFT, ...change }))
  expect(reason({ query: 'sort=latest' })).toBe('parameter-missing')
  expect(reason({ watched: [] })).toBe('bad-parameter')
  expect(reason({ pace: 'hourly' as AlertPace })).toBe('bad-parameter')
  expect(reason({ name: '店'.repeat(MAX_ALERT_NAME + 1) })).toBe('bad-parameter')
  expect(reason({ name: '店'.repeat(MAX_ALERT_NAME) })).toBe('ok')
  expect(reasonOf(decideChange(own(), { watched: [] }))).toBe('bad-parameter')
})

it('there are twenty at most, one that is taken back or saved again included (ALR-3)', () => {
  expect(reasonOf(decideSaving({ ...facts, count: MAX_ALERTS - 1 }, DRAFT))).toBe('ok')
  expect(reasonOf(decideSaving({ ...facts, count: MAX_ALERTS }, DRAFT))).toBe('too-many')
  const removed = anAlert({ removedAt: NOON })
  expect(reasonOf(decideSaving({ ...facts, existing: removed, count: MAX_ALERTS }, DRAFT))).toBe('too-many')
  expect(reasonOf(decideRestoring({ ...own({ removedAt: NOON }), count: MAX_ALERTS }))).toBe('too-many')
})

it('what is paused or thrown away forgets what waits, and begins anew when it goes on (ALR-6)', () => {
  const waiting = { waitingSince: NOON, beyond: 7 }
  const slept = { waitingSince: null, beyond: 0 }
  expect(valueOf(decideChange(own(waiting), { isPaused: true }))).toMatchObject({ ...slept, isPaused: true })
  expect(valueOf(decideChange(own({ isPaused: true }), { isPaused: false }))).toMatchObject({ since: NOON + 9 })
  expect(valueOf(decideChange(own({ isPaused: true }), { name: 'x' }))).toMatchObject({ since: NOON, isPaused: true })
  expect(valueOf(decideRemoval(own(waiting)))).toMatchObject({ ...slept, removedAt: NOON + 9 })
  const removed = { removedAt: NOON }
  expect(valueOf(decideRestoring({ ...own(removed), count: 0 }))).toMatchObject({ removedAt: null, since: NOON + 9 })
  const back = decideSaving({ ...facts, existing: anAlert({ isPaused: true }), at: NOON + 9 }, DRAFT)
  expect(valueOf(back)).toMatchObject({ isPaused: false, since: NOON + 9 })
  expect(valueOf(decideChange(own(waiting), { pace: 'weekly' }))).toMatchObject({ ...waiting, pace: 'weekly' })
})

it('another person’s alert is as missing as one that never was, and a second time is no fault (ALR-13)', () => {
  for (const alert of [undefined, anAlert({ userId: 'wu' })])
    for (const answer of [
      decideChange({ ...own(), alert }, { name: 'x' }),
      decideRemoval({ ...own(), alert }),
      decideRestoring({ ...own(), alert, count: 0 }),
    ])
      expect(reasonOf(answer)).toBe('not-found')
  expect(reasonOf(decideChange(own({ removedAt: NOON }), { name: 'x' }))).toBe('not-found')
  expect(valueOf(decideRemoval(own({ removedAt: NOON }))).removedAt).toBe(NOON)
  expect(valueOf(decideRestoring({ ...own(), count: 0 }))).toEqual(anAlert())
})
