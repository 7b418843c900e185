/** Questions that a port was asked and the test has yet to answer, the oldest first. */
export interface OpenQuestions<Answer> {
  readonly call: () => Promise<Answer>
  readonly count: () => number
  /** Answers the oldest; a question that was not asked is not answered. */
  readonly answer: (given: Answer) => void
  readonly breakOff: () => void
}

export function openQuestions<Answer>(): OpenQuestions<Answer> {
  const open: { readonly resolve: (given: Answer) => void; readonly reject: (error: Error) => void }[] = []
  return {
    call: () => new Promise((resolve, reject) => open.push({ resolve, reject })),
    count: () => open.length,
    answer: (given) => open.shift()?.resolve(given),
    breakOff: () => open.shift()?.reject(new Error('The port broke')),
  }
}

/** Everything that waits for nothing but its turn has had it. */
export async function everyTurn(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
