import { toQqNumber } from './kst-config.ts'

/** One of the staff, as a visitor meets them. */
export interface Consultant {
  readonly qq: string
  /** `null` where the operator names none. */
  readonly name: string | null
}

/** Reads what the server gives; undefined where there is no number to write to. Total. */
export function toConsultant(answer: unknown): Consultant | undefined {
  const { rand_kf_qq, name } = Object(answer) as Readonly<Record<string, unknown>>
  const qq = toQqNumber(rand_kf_qq)
  if (qq === undefined) return undefined
  return { qq, name: typeof name === 'string' && name !== '' ? name : null }
}

/** One of the staff by chance; without staff the operator's own number. */
export function chooseConsultant(
  staff: readonly Consultant[],
  ownQq: string | undefined,
  random: { readonly below: (limit: number) => number },
): Consultant | undefined {
  const chosen = staff.length === 0 ? undefined : staff[random.below(staff.length)]
  return chosen ?? (ownQq === undefined ? undefined : { qq: ownQq, name: null })
}
