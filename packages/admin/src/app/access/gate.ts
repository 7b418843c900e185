import type { Failure, Result } from '@diandu/core/kernel'

/** `login`: the session is over. `proof`: the act wants to know again who does it. */
export type GateKind = 'login' | 'proof'

/** Acts that the server holds up wait here, until the person has logged in or proven who they are again. */
export interface Gate {
  readonly wanted: () => GateKind | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** True once it is passed, false where the person leaves it. */
  readonly pass: (kind: GateKind) => Promise<boolean>
  readonly settle: (isPassed: boolean) => void
}

export function createGate(): Gate {
  const listeners = new Set<() => void>()
  let wanted: GateKind | undefined
  let waiting: ((isPassed: boolean) => void)[] = []
  const want = (kind: GateKind | undefined): void => {
    wanted = kind
    for (const listener of listeners) listener()
  }
  return {
    wanted: () => wanted,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pass: (kind) =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve]
        // A login proves who one is, too.
        if (wanted !== 'login') want(kind)
      }),
    settle: (isPassed) => {
      const released = waiting
      waiting = []
      want(undefined)
      for (const resolve of released) resolve(isPassed)
    },
  }
}

function gateOf(failure: Failure): GateKind | undefined {
  if (failure.kind === 'login-required') return 'login'
  return failure.kind === 'refused' && failure.reason === 'proof-spent' ? 'proof' : undefined
}

/** The act goes on by itself after the gate; where the person leaves it, its refusal is the answer. */
export async function throughGate<T>(gate: Pick<Gate, 'pass'>, act: () => Promise<Result<T>>): Promise<Result<T>> {
  for (;;) {
    const result = await act()
    const kind = result.ok ? undefined : gateOf(result.failure)
    if (kind === undefined || !(await gate.pass(kind))) return result
  }
}
