import { BREAK_GLASS, decideCommand, lacksStaffAdmins, needsReason } from '@diandu/core/admin'
import { fail, ok, type Failure, type Result } from '@diandu/core/kernel'
import { createDataBox } from '../../crypto/index.ts'
import { databaseWithin, type Transaction } from '../../database/index.ts'
import {
  appendToLog,
  COMMAND_LINE,
  countStaffAdmins,
  lockStaff,
  loginKey,
  proveByCode,
  type Staff,
} from '../../staff/index.ts'
import type { Invocation } from '../define-command.ts'
import { notDone, type OpsAnswer, type OpsDeps } from '../ops-deps.ts'
import { ruleOf } from './command-rules.ts'

type Rule = NonNullable<ReturnType<typeof ruleOf>>

/** Who does it, and who approves it. */
interface Accounts {
  readonly by: Staff
  readonly second: Staff | null
}

/**
 * Runs a command. In production, and wherever a code is given, what acts for people is done by accounts of staff, by
 * core's table: with its entry of the log in one transaction, or not at all.
 */
export async function runByAccounts(command: Invocation, deps: OpsDeps): Promise<OpsAnswer> {
  const rule = ruleOf(command.name)
  const isByAccounts = deps.isProduction === true || typedText(command, 'code') !== undefined
  if (rule === undefined || !isByAccounts) return command.run(deps)
  const withoutAccount = await runWithoutAccount(command, rule, deps)
  if (withoutAccount !== null) return withoutAccount
  const accounts = await provenAccounts(command, deps)
  if (!accounts.ok) return notDone(accounts.failure)
  return deps.db.transaction((tx) => runLogged(tx, command, rule, accounts.value, deps))
}

const typedText = ({ typed }: Invocation, key: string): string | undefined => {
  const text = typed[key]?.trim()
  return text === '' ? undefined : text
}

async function provenAccounts(command: Invocation, deps: OpsDeps): Promise<Result<Accounts, string>> {
  const [login, second] = [typedText(command, 'by'), typedText(command, 'second')]
  if (login === undefined || typedText(command, 'code') === undefined)
    return fail('Say also --by, the login of your account of the console, and --code.')
  if (second !== undefined && loginKey(second) === loginKey(login)) return fail(BY_ANOTHER)
  if (second !== undefined && typedText(command, 'secondCode') === undefined) return fail('Say also --second-code.')
  if (command.typed['breakGlass'] !== undefined && typedText(command, 'breakGlass') === undefined)
    return fail('Say with --break-glass why the roles are passed by.')
  const by = await proven(command, deps, 'by', 'code')
  if (!by.ok) return by
  const other = second === undefined ? ok(null) : await proven(command, deps, 'second', 'secondCode')
  return other.ok ? ok({ by: by.value, second: other.value }) : other
}

async function proven(
  command: Invocation,
  { db, clock, dataKey, isProduction = false }: OpsDeps,
  login: 'by' | 'second',
  code: 'code' | 'secondCode',
): Promise<Result<Staff, string>> {
  const staff = await proveByCode(typedText(command, login) ?? '', typedText(command, code) ?? '', {
    db,
    nowMs: clock.now(),
    box: createDataBox(dataKey),
    isDemo: !isProduction,
  })
  if (staff.ok) return staff
  const isLocked = staff.failure.kind === 'refused' && staff.failure.reason === 'name-locked'
  return fail(
    isLocked
      ? 'There were too many wrong codes: try again in 15 minutes.'
      : `--${login} is no open account with this code. A code is good once; an authenticator shows the next one every half minute.`,
  )
}

/** The command is a part of this transaction: its changes are there with the entry of the log, and never without. */
async function runLogged(
  tx: Transaction,
  command: Invocation,
  rule: Rule,
  proved: Accounts,
  deps: OpsDeps,
): Promise<OpsAnswer> {
  const accounts = await lockedAccounts(tx, proved)
  if (accounts === null) return notDone('One of the accounts was closed just now.')
  const { by, second } = accounts
  const { act, userId = null, before = null } = await rule.of(command.typed, tx)
  const glass = typedText(command, 'breakGlass')
  const decided = decideCommand(act, accounts, glass !== undefined)
  if (!decided.ok) return notDone(rightsText(decided.failure))
  const reason = typedText(command, 'why') ?? ''
  if (needsReason(act) && reason === '') return notDone('Say also --why: it is written down.')
  const entry = {
    at: deps.clock.now(),
    staffId: by.id,
    approvedBy: second?.id ?? null,
    object: { kind: rule.object, id: objectOf(command, rule, userId) },
    userId,
    reason,
    before: JSON.stringify(before),
  }
  const words = { command: command.name, ...loggedOf(command) }
  // Its own transactions are parts of this one.
  const within = { ...deps, db: databaseWithin(tx, deps.db), staffId: by.id }
  const answer = await command.run(within, { by: by.name, second: second?.name ?? null })
  if (answer.exitCode === 0) await appendToLog(tx, { ...entry, act, after: JSON.stringify(words) })
  if (glass !== undefined) {
    const after = JSON.stringify({ ...words, act, isDone: answer.exitCode === 0 })
    await appendToLog(tx, { ...entry, act: BREAK_GLASS, reason: glass, after })
  }
  return answer
}

/** As they are now, locked in one order. */
async function lockedAccounts(tx: Transaction, { by, second }: Accounts): Promise<Accounts | null> {
  const locked = new Map<string, Staff>()
  for (const id of [by.id, ...(second === null ? [] : [second.id])].toSorted()) {
    const staff = await lockStaff(tx, id)
    if (staff?.status === 'active') locked.set(id, staff)
  }
  const now = { by: locked.get(by.id), second: second === null ? null : locked.get(second.id) }
  return now.by === undefined || now.second === undefined ? null : { by: now.by, second: now.second }
}

/** Accounts of staff come, and come back, without one where there are too few staff admins; all of them read of it. */
async function runWithoutAccount(command: Invocation, rule: Rule, deps: OpsDeps): Promise<OpsAnswer | null> {
  if (rule.object !== 'staff' || typedText(command, 'code') !== undefined) return null
  const { clock, isProduction = false } = deps
  return deps.db.transaction(async (tx) => {
    const { act } = await rule.of(command.typed, tx)
    if (!lacksStaffAdmins(act, await countStaffAdmins(tx, { nowMs: clock.now(), isDemo: !isProduction }))) return null
    const answer = await command.run({ ...deps, db: databaseWithin(tx, deps.db) })
    if (answer.exitCode === 0)
      await appendToLog(tx, {
        at: clock.now(),
        staffId: COMMAND_LINE,
        act: BREAK_GLASS,
        object: { kind: rule.object, id: command.word ?? '' },
        reason: typedText(command, 'why') ?? '',
        after: JSON.stringify({ command: command.name, ...loggedOf(command), act, isDone: true }),
      })
    return answer
  })
}

const objectOf = (command: Invocation, { object, named }: Rule, userId: string | null): string =>
  (object === 'user' ? userId : null) ??
  (named === undefined ? command.word : typedText(command, named)) ??
  command.name

/** Options whose values may stand in the log. */
const LOGGED = [
  'to',
  'yuan',
  'revision',
  'figure',
  'figures',
  'field',
  'side',
  'reference',
  'stock',
  'roles',
  'everyone',
]

const loggedOf = ({ typed }: Invocation): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LOGGED.flatMap((key) => {
      const text = typed[key]
      return text === undefined ? [] : [[key, text]]
    }),
  )

const BY_ANOTHER = '--second is another account than --by.'

function rightsText(failure: Failure): string {
  if (failure.kind !== 'refused') return failure.kind
  if (failure.reason === 'own-request') return BY_ANOTHER
  if (failure.reason === 'parameter-missing')
    return 'This takes two accounts: say also --second, another one, and --second-code.'
  return `The roles of --${failure.field} do not allow this.`
}
