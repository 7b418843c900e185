import { queryOptions } from '@tanstack/react-query'
import { ok, type Result, type StopSignal } from '@diandu/core/kernel'
import {
  verifyDraws,
  type DrawVerification,
  type Lotteries,
  type PublishedDraw,
  type PublishedDraws,
} from '@diandu/core/lottery'
import { call, type PortsSource } from '../../../app/queries/queries.ts'

export interface CheckedDraws extends PublishedDraws {
  readonly verification: DrawVerification
}

/** Every draw of a lottery, recomputed here. */
export const proofQuery = (ports: PortsSource, lottery: string) =>
  queryOptions({
    queryKey: ['draw-proof', lottery],
    queryFn: call(ports, async ({ lotteries, drawHash }, signal): Promise<Result<CheckedDraws>> => {
      const [published, hash] = await Promise.all([allDraws(lotteries, lottery, signal), drawHash()])
      return published.ok ? ok({ ...published.value, verification: verifyDraws(published.value, hash) }) : published
    }),
    staleTime: 0,
  })

async function allDraws(
  lotteries: Lotteries,
  lottery: string,
  signal: StopSignal | undefined,
): Promise<Result<PublishedDraws>> {
  const draws: PublishedDraw[] = []
  for (let after = 0; ;) {
    const page = await lotteries.proof(lottery, after, signal)
    if (!page.ok) return page
    draws.push(...page.value.draws)
    if (page.value.next === null) return ok({ lottery: page.value.lottery, draws })
    after = page.value.next
  }
}
