import { listReviews } from '../../../orders/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const reviewsList = defineCommand({
  name: 'reviews list',
  meaning: 'what buyers and sellers say of each other after a deal, newest first',
  parameters: { most },
  examples: ['reviews list'],
  async run({ most: rows }, { db, clock }) {
    const reviews = await listReviews(db, rows)
    if (reviews.length === 0) return done('No deal was reviewed.')
    const now = clock.now()
    return done(
      tableText(
        ['ORDER', 'BY', 'WRITTEN', 'SHOWN', 'RATINGS', 'WORDS', 'REPLY'],
        reviews.map(({ orderNumber, author, writtenAt, shownFrom, takenDownFor, ratings, words, reply }) => [
          orderNumber,
          author,
          time(writtenAt),
          takenDownFor === null
            ? now >= shownFrom
              ? 'yes'
              : `from ${time(shownFrom)}`
            : `no: ${oneLine(takenDownFor)}`,
          `${ratings.truth} ${ratings.communication} ${ratings.speed}`,
          oneLine(words) || '-',
          reply === null ? '-' : oneLine(reply.words),
        ]),
      ),
    )
  },
})
