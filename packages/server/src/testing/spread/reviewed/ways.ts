import { ACROSS } from './across.ts'
import { BOTH } from './both.ts'
import { BY_ID } from './by-id.ts'
import { BY_NAME } from './by-name.ts'
import { BY_OPERATORS } from './by-operators.ts'
import { BY_REVIEWERS } from './by-reviewers.ts'
import { DRAWN } from './drawn.ts'
import { JOBS } from './jobs.ts'
import { OF_CATALOGUE } from './of-catalogue.ts'
import { OF_CROWD } from './of-crowd.ts'
import { OF_MARKET } from './of-market.ts'
import { OF_ONE_SIDE } from './of-one-side.ts'
import type { Reviewed } from './reviewed.ts'

interface Way {
  readonly about: string
  readonly often: string
  /** How many machines one such statement touches, of all that there are. */
  readonly cost: string
  readonly instead: string
  readonly statements: Reviewed
}

/** The statements that were looked at, by what takes their place where rows are spread. */
export const WAYS = {
  'the catalogue': {
    about: 'lists, searches and counts over all shops on sale',
    often: 'lists and searches, less what is kept in memory',
    cost: 'all machines, for some shops of each',
    instead:
      'shops on sale are whole on every machine that answers lists (read replicas do it already), or a search service holds them',
    statements: OF_CATALOGUE,
  },
  'figures of the market': {
    about: 'figures of all shops, sales and people; rankings',
    often: 'once a minute to once an hour for each server, then from memory',
    cost: 'all machines',
    instead: 'each machine counts its own, and the counts are added; what is counted is kept as it is now',
    statements: OF_MARKET,
  },
  'a list of one side': {
    about: 'lists and counts of a person over what is spread by order, shop or request',
    often: 'pages of a person: orders, sales, bargains, requests',
    cost: 'all machines',
    instead:
      'a table spread by person (person, time, state, key of the row), written in the transaction of the row; its page then names its keys',
    statements: OF_ONE_SIDE,
  },
  'several keys': {
    about: 'rows of two or more keys in one statement, each of them known or found in another row',
    often: 'with requests',
    cost: 'two machines, seldom more',
    instead: 'one statement for each key; what the second one needs is read by the first',
    statements: ACROSS,
  },
  'a name': {
    about: 'found by what is unique beside the key: a mobile, a number, a reference, a token of a phone',
    often: 'logins by a person, top-ups, callbacks of a provider',
    cost: 'all machines',
    instead: 'a table of names, spread by the name, tells the key; it keeps the name unique as well',
    statements: BY_NAME,
  },
  'an id': {
    about: 'found by an id alone, which an address or a provider brings',
    often: 'steps of games, bargains, alerts, files, top-ups',
    cost: 'all machines',
    instead: 'an id that is given out carries its key in front, as ids of text messages do (person.message)',
    statements: BY_ID,
  },
  'a movement of money': {
    about: 'a posting with the balances of all its accounts, in one statement',
    often: 'every movement of money',
    cost: 'as many machines as it has accounts',
    instead: 'one transaction over these machines (two-phase commit, which Citus does by itself)',
    statements: BOTH,
  },
  'a line that is counted': {
    about: 'an audit line gets its number from a sequence',
    often: 'with requests that leave a line',
    cost: 'one machine, after the number is drawn',
    instead: 'the number is drawn first (Citus does it by itself), or is an id of chance',
    statements: DRAWN,
  },
  'what concerns many people': {
    about: 'whom a new shop or price concerns',
    often: 'once for each shop that changes',
    cost: 'all machines',
    instead: 'each machine looks among its own people, by a job that reads the same note of the change',
    statements: OF_CROWD,
  },
  'a job': {
    about: 'what is due, or has outlived its time',
    often: 'every few seconds to once a day',
    cost: 'all machines, each for its own rows',
    instead: 'the same job on each machine; what it takes up carries its key from there on',
    statements: JOBS,
  },
  reviewers: {
    about: 'lists of what waits, and single rows by their id',
    often: 'some thousand times a day',
    cost: 'all machines',
    instead: 'nothing: all machines are asked and answer in milliseconds; it is seldom',
    statements: BY_REVIEWERS,
  },
  operators: {
    about: 'checks of the books, backups, demonstration data, statistics of tables, new keys',
    often: 'at the start, once an hour, or by hand',
    cost: 'all machines',
    instead: 'each machine adds up its own, and the sums are added',
    statements: BY_OPERATORS,
  },
} as const satisfies Readonly<Record<string, Way>>
