import { queryOptions } from '@tanstack/react-query'
import type { GuessGameId } from '@diandu/core/guess-game'
import { call, type PortsSource } from '../../../app/queries/queries.ts'

export const rankingQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['guess-ranking'],
    queryFn: call(ports, ({ guessGame }, signal) => guessGame.ranking(signal)),
  })

/** The player's record; null for a visitor, and where anything went wrong. */
export const guessUserQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['guess-user'],
    queryFn: async ({ signal }) => (await ports()).guessGame.user(signal),
  })

export const gameQuery = (ports: PortsSource, id: GuessGameId | null) =>
  queryOptions({
    queryKey: ['guess-game', id],
    queryFn: call(ports, ({ guessGame }, signal) => guessGame.game(id ?? ('' as GuessGameId), signal)),
    enabled: id !== null,
    staleTime: 0,
    retry: false,
  })
