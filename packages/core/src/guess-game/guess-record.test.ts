import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../testing/seeded-random.ts'
import { A_SHOWN_SHOP, manySold, sold } from '../../testing/sold-shops.ts'
import { valueOf } from '../../testing/fixture-steps.ts'
import { MAX_FEN } from '../kernel/index.ts'
import {
  clueOf,
  dealGame,
  decideGameReward,
  decideGuess,
  GAME_OPEN_MS,
  GAME_ROUNDS,
  gamePoints,
  gameView,
  guessPoints,
  ownGame,
  rewardDay,
  type GuessGameId,
  type GuessGameRecord,
  type GuessRound,
} from './index.ts'

const AT = 1_790_000_000_000
const ID = 'game-1' as GuessGameId
const SALES = manySold(30).map((sale, number) => ({ ...sale, priceFen: 7_777_700 + number * 100 }))
const dealt = (userId: string | null = 'u1', seed = 1): GuessGameRecord =>
  valueOf(dealGame(SALES, { id: ID, userId, at: AT }, createSeededRandom(seed)))
const guessedGame = (guesses: readonly number[], game = dealt()): GuessGameRecord =>
  guesses.reduce((now, guessFen, round) => valueOf(decideGuess(now, { round, guessFen }, AT + round)), game)
const ANY_TEXT = expect.stringMatching(/./)
const tenOf = (guessFen: number) => Array.from({ length: GAME_ROUNDS }, () => guessFen)

describe('a game', () => {
  it('has ten rounds over ten different shops, whichever are drawn (GUE-4)', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const prices = dealt(null, seed).rounds.map(({ priceFen }) => priceFen)
        expect(new Set(prices).size).toBe(GAME_ROUNDS)
        expect(prices.every((price) => SALES.some(({ priceFen }) => priceFen === price))).toBe(true)
      }),
    )
  })

  it('begins with nothing guessed, nothing given and its player’s id (GUE-4)', () => {
    const { rounds, ...game } = dealt('u1')
    expect(game).toEqual({ id: ID, userId: 'u1', startedAt: AT, finishedAt: null, coins: 0 })
    expect(rounds.map(({ guessFen }) => guessFen)).toEqual(tenOf(0).map(() => null))
  })

  it('is not dealt while fewer than ten shops were sold, however often each was (GUE-4)', () => {
    const nine = manySold(9)
    const refused = dealGame([...nine, ...nine], { id: ID, userId: 'u1', at: AT }, createSeededRandom())
    expect(refused).toMatchObject({ ok: false, failure: { reason: 'sales-short', message: ANY_TEXT } })
    expect(dealGame(manySold(10), { id: ID, userId: 'u1', at: AT }, createSeededRandom()).ok).toBe(true)
    const withoutPrice = [...nine, sold(10, 0)]
    expect(dealGame(withoutPrice, { id: ID, userId: 'u1', at: AT }, createSeededRandom()).ok).toBe(false)
  })

  it('shows no price of a round that was not guessed, and no clue beyond the next (GUE-6)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: GAME_ROUNDS }), fc.nat(), (rounds, seed) => {
        const game = guessedGame(tenOf(100).slice(0, rounds), dealt('u1', seed))
        const view = gameView(game)
        const shown = JSON.stringify(view)
        for (const [number, { priceFen }] of game.rounds.entries())
          expect(shown.includes(String(priceFen))).toBe(number < rounds)
        expect(view.guessed).toHaveLength(rounds)
        expect(view.next).toEqual(game.rounds[rounds]?.clue ?? null)
        expect(shown).not.toMatch(/shop-\d|第|userId/)
      }),
    )
  })

  it('shows its points, what it gave, until when it is open and whether it is practice (GUE-6)', () => {
    const { priceFen, clue } = dealt().rounds[0] as GuessRound
    const view = gameView({ ...guessedGame([priceFen]), coins: 7 })
    expect(view).toEqual({
      id: ID,
      rounds: GAME_ROUNDS,
      guessed: [{ clue, priceFen, guessFen: priceFen, points: 100 }],
      next: dealt().rounds[1]?.clue,
      points: 100,
      isPractice: false,
      coins: 7,
      openUntil: AT + GAME_OPEN_MS,
    })
    expect(gameView(dealt(null)).isPractice).toBe(true)
  })

  it('counts the first guess of a round, and answers a second one with it (GUE-7)', () => {
    const first = valueOf(decideGuess(dealt(), { round: 0, guessFen: 5_000 }, AT))
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (guessFen, at) => {
        expect(decideGuess(first, { round: 0, guessFen }, at)).toEqual({ ok: true, value: first })
      }),
    )
  })

  it.each([
    ['a later round', { round: 2, guessFen: 100 }, 'round'],
    ['no round', { round: -1, guessFen: 100 }, 'round'],
    ['half a round', { round: 0.5, guessFen: 100 }, 'round'],
    ['nothing', { round: 1, guessFen: 0 }, 'guessFen'],
    ['a debt', { round: 1, guessFen: -100 }, 'guessFen'],
    ['no number', { round: 1, guessFen: Number.NaN }, 'guessFen'],
    ['half a fen', { round: 1, guessFen: 100.5 }, 'guessFen'],
    ['more than there is', { round: 1, guessFen: MAX_FEN + 1 }, 'guessFen'],
  ])('refuses a guess of %s (GUE-7)', (_title, guess, field) => {
    expect(decideGuess(guessedGame([100]), guess, AT)).toMatchObject({
      ok: false,
      failure: { reason: 'bad-parameter', field, message: ANY_TEXT },
    })
  })

  it.each([1, MAX_FEN])('takes a guess of %d fen (GUE-7)', (guessFen) => {
    expect(valueOf(decideGuess(dealt(), { round: 0, guessFen }, AT)).rounds[0]?.guessFen).toBe(guessFen)
  })

  it('is over after a day, and a finished one takes no eleventh guess (GUE-12)', () => {
    const late = { round: 0, guessFen: 100 }
    expect(decideGuess(dealt(), late, AT + GAME_OPEN_MS).ok).toBe(true)
    expect(decideGuess(dealt(), late, AT + GAME_OPEN_MS + 1)).toMatchObject({
      failure: { reason: 'game-over', field: 'id', message: ANY_TEXT },
    })
    expect(decideGuess(dealt(), late, Number.NaN).ok).toBe(false)
    const whole = guessedGame(tenOf(100))
    expect(whole.finishedAt).toBe(AT + GAME_ROUNDS - 1)
    expect(decideGuess(whole, { round: GAME_ROUNDS, guessFen: 100 }, AT).ok).toBe(false)
  })

  it('is seen by its player alone, and a visitor’s by who knows it (GUE-12)', () => {
    expect(ownGame(dealt('u1'), 'u1').ok).toBe(true)
    for (const other of ['u2', null]) expect(ownGame(dealt('u1'), other)).toMatchObject({ ok: false })
    for (const anybody of ['u2', null]) expect(ownGame(dealt(null), anybody).ok).toBe(true)
    expect(ownGame(undefined, null)).toMatchObject({ failure: { reason: 'not-found', field: 'id', message: ANY_TEXT } })
  })
})

describe('the points of a guess', () => {
  const aPrice = () => fc.integer({ min: 1, max: MAX_FEN })

  it('are 100 at the price, none from twice and from half of it on, and whole between (GUE-8)', () => {
    fc.assert(
      fc.property(aPrice(), aPrice(), (price, guess) => {
        const points = guessPoints(price, guess)
        expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true)
        expect(guessPoints(price, price)).toBe(100)
        if (guess >= price * 2 || guess * 2 <= price) expect(points).toBe(0)
      }),
    )
  })

  it('fall evenly by proportion, above the price as below it (GUE-8)', () => {
    fc.assert(
      fc.property(aPrice(), aPrice(), aPrice(), (price, one, other) => {
        expect(guessPoints(price, one)).toBe(guessPoints(one, price))
        const [nearer, further] = one < other ? [one, other] : [other, one]
        if (price <= nearer) expect(guessPoints(price, nearer)).toBeGreaterThanOrEqual(guessPoints(price, further))
        if (price >= further) expect(guessPoints(price, further)).toBeGreaterThanOrEqual(guessPoints(price, nearer))
      }),
    )
    expect([110, 125, 150, 199].map((guess) => guessPoints(100, guess))).toEqual([90, 75, 50, 1])
    expect(guessPoints(150, 100)).toBe(50)
  })

  it.each([
    [0, 0],
    [0, 100],
    [-5, -4],
    [-5, 10],
    [Number.NaN, 100],
    [100, Number.NaN],
    [Infinity, Infinity],
    [100, Infinity],
  ])('are none where %d and %d are no two prices (GUE-8)', (price, guess) => {
    expect(guessPoints(price, guess)).toBe(0)
  })
})

describe('a clue', () => {
  it('tells no name and no id, and figures to one digit only (GUE-5)', () => {
    const aShop = fc.record({
      fans: fc.nat(1_000_000_000),
      monthlyTurnoverFen: fc.nat(MAX_FEN),
      described: fc.double({ min: 0, max: 5, noNaN: true }),
    })
    fc.assert(
      fc.property(aShop, ({ fans, monthlyTurnoverFen, described }) => {
        const shop = { ...A_SHOWN_SHOP, fans, monthlyTurnoverFen, ratings: { ...A_SHOWN_SHOP.ratings, described } }
        const clue = clueOf({ shop })
        for (const figure of [clue.fans, clue.monthlyTurnoverFen]) expect(String(figure)).toMatch(/^[1-9]?0*$/)
        expect(Math.abs(clue.fans - fans)).toBeLessThanOrEqual(fans / 2)
        expect(String(clue.rating)).toMatch(/^\d(?:\.\d)?$/)
        expect(Object.keys(clue)).not.toContain('title')
      }),
    )
    expect(clueOf({ shop: { ...A_SHOWN_SHOP, fans: 18_640, monthlyTurnoverFen: 9_600_000 } })).toMatchObject({
      fans: 20_000,
      monthlyTurnoverFen: 10_000_000,
    })
  })

  it('tells what kind of shop it is, and its three ratings as one (GUE-5)', () => {
    const { violations: _violations, ratings: _ratings, ...shown } = A_SHOWN_SHOP
    const ratings = { described: 4.9, service: 4.8, delivery: 4.1 }
    expect(clueOf({ shop: { ...A_SHOWN_SHOP, ratings } })).toEqual({ ...shown, rating: 4.6 })
  })

  it.each([
    [1, 1],
    [9, 9],
    [10, 10],
    [15, 20],
    [0.5, 0],
    [0, 0],
    [-20, 0],
    [Number.NaN, 0],
    [Infinity, 0],
  ])('tells %d fans as %d (GUE-5)', (fans, shown) => {
    expect(clueOf({ shop: { ...A_SHOWN_SHOP, fans } }).fans).toBe(shown)
  })
})

describe('the coins of a game', () => {
  it('are five and one more for every 100 points, for a finished game of a player (GUE-10)', () => {
    const perfect = dealt().rounds.reduce(
      (game, { priceFen }, round) => valueOf(decideGuess(game, { round, guessFen: priceFen }, AT)),
      dealt(),
    )
    expect(gamePoints(perfect)).toBe(1000)
    expect(decideGameReward(perfect, false)).toMatchObject({ kind: 'game', coins: 15, at: AT })
    expect(decideGameReward(guessedGame(tenOf(1)), false)).toMatchObject({ coins: 5 })
  })

  it('are those of the day in China on which the game was finished (GUE-10)', () => {
    const midnight = Date.parse('2026-03-09T00:00+08:00')
    expect([midnight - 1, midnight].map(rewardDay)).toEqual(['2026-03-08', '2026-03-09'])
    const game = { ...guessedGame(tenOf(100)), finishedAt: midnight }
    expect(decideGameReward(game, false)).toMatchObject({ reference: '2026-03-09', at: midnight })
  })

  it('are not given twice a day, nor for a game that is not finished (GUE-10)', () => {
    expect(decideGameReward(guessedGame(tenOf(100)), true)).toBeNull()
    expect(decideGameReward(guessedGame([100]), false)).toBeNull()
  })

  it('are not given for practice (GUE-11)', () => {
    expect(decideGameReward(guessedGame(tenOf(100), dealt(null)), false)).toBeNull()
  })
})
