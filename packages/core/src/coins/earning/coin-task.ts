import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { CoinMove } from '../ledger/coin-ledger.ts'
import { coinTermsAt, type CoinTask, type CoinTaskId } from '../terms/coin-terms.ts'
import { dayOf } from './sign-in.ts'

/** How often each task happened: today for the daily ones, ever for the others. Counted by who keeps the events. */
export type CoinEvidence = Readonly<Record<CoinTaskId, number>>

export interface TaskFacts {
  readonly evidence: CoinEvidence
  /** The references of tasks for which coins were given. */
  readonly rewarded: ReadonlySet<string>
}

/** A task as one user sees it today. */
export interface CoinTaskView extends CoinTask {
  readonly done: number
  readonly state: 'open' | 'done' | 'rewarded'
}

/** Of one period of a task; the ledger takes each once. */
export const taskReference = ({ id, period }: Pick<CoinTask, 'id' | 'period'>, at: number): string =>
  period === 'once' ? id : `${id}_${dayOf(at)}`

export const coinTasks = ({ evidence, rewarded }: TaskFacts, at: number): readonly CoinTaskView[] =>
  coinTermsAt(at).tasks.map((task) => {
    const done = Math.min(evidence[task.id], task.goal)
    const state = rewarded.has(taskReference(task, at)) ? 'rewarded' : done >= task.goal ? 'done' : 'open'
    return { ...task, done, state }
  })

/** The reward of a task; refused where it was not done, or has been rewarded in this period. */
export function decideTaskReward(facts: TaskFacts, id: CoinTaskId, at: number): Result<CoinMove> {
  const task = coinTasks(facts, at).find((one) => one.id === id)
  if (task === undefined) return fail(refused('not-found', '没有这个任务', 'taskId'))
  if (task.state === 'rewarded') return fail(refused('task-rewarded', '这个任务的金币已经领取', 'taskId'))
  if (task.state === 'open') return fail(refused('task-unfinished', '任务还没有完成', 'taskId'))
  return ok({ kind: 'task', reference: taskReference(task, at), coins: task.coins, at })
}
