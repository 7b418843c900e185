import type { ContentFault } from '@diandu/core/admin'
import { fail, ok, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import { issueWords } from './issue-words.ts'
import { lineInJson } from './line-in-json.ts'

const MAX_FAULTS = 20

/** A JSON text as the schema reads it, or each thing that is wrong with it, on its line. */
export function readJsonText<T>(schema: v.GenericSchema<unknown, T>, text: string): Result<T, readonly ContentFault[]> {
  const parsed = parseText(text)
  if (!parsed.ok) return parsed
  const read = v.safeParse(schema, parsed.value)
  return read.success ? ok(read.output) : fail(read.issues.slice(0, MAX_FAULTS).map((issue) => faultOf(text, issue)))
}

function parseText(text: string): Result<unknown, readonly ContentFault[]> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const at = /position (\d+)/.exec(message)?.[1]
    const line = text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length
    const zh = `第 ${line} 行不是正确的 JSON。`
    return fail([{ line, field: null, zh, en: `Line ${line} is not valid JSON.` }])
  }
}

function faultOf(text: string, issue: v.BaseIssue<unknown>): ContentFault {
  const path = (issue.path ?? []).map(({ key }) => key)
  const field = v.getDotPath(issue)
  return { line: lineInJson(text, path), field, ...issueWords(issue) }
}

/** As a person edits it. */
export const asJsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
