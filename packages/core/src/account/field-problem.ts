import { fail, ok, refused, type Name, type Refused, type Result } from '../kernel/index.ts'

/** The faults of one field. The same words serve every form of a person. */
export const FIELD_PROBLEMS = {
  missing: { zh: '请填写', en: 'Please fill this in' },
  'too-short': { zh: '内容过短', en: 'Too short' },
  'too-long': { zh: '内容过长', en: 'Too long' },
  malformed: { zh: '格式不正确', en: 'Check the format' },
  unprintable: { zh: '有合同和票据上用不了的字符', en: 'Has characters that contracts and invoices can’t hold' },
  impossible: { zh: '号码校验不通过，请核对', en: 'This number isn’t valid. Please check it' },
  unknown: { zh: '请重新选择', en: 'Please choose again' },
  'under-age': { zh: '需年满十八周岁', en: 'You must be 18 or older' },
  unchanged: { zh: '与原来的相同', en: 'Same as before' },
  'too-many': { zh: '数量已达上限', en: 'You’ve reached the limit' },
  settled: { zh: '已处理，不能再改', en: 'This is already settled and can’t be changed' },
} as const satisfies Readonly<Record<string, Name>>

export type Problem = keyof typeof FIELD_PROBLEMS

export interface FieldProblem<Field extends string = string> {
  readonly field: Field
  readonly problem: Problem
}

/** A form that is right as it will be kept, or all that is wrong with it, in the order of its fields. */
export type Checked<T, Field extends string> = Result<T, readonly FieldProblem<Field>[]>

/** `value`, unless a field has a problem. */
export function checkedForm<T, Field extends string>(
  value: T,
  problems: Readonly<Record<Field, Problem | undefined>>,
): Checked<T, Field> {
  const fields = Object.keys(problems) as Field[]
  const found = fields.flatMap((field) => {
    const problem = problems[field]
    return problem === undefined ? [] : [{ field, problem }]
  })
  return found.length === 0 ? ok(value) : fail(found)
}

/** The same for the wire: the first field that is wrong, refused by name. */
export function fieldRefusal([first]: readonly FieldProblem[]): Refused {
  return first === undefined
    ? refused('bad-parameter', FIELD_PROBLEMS.malformed.zh)
    : refused('bad-parameter', FIELD_PROBLEMS[first.problem].zh, first.field)
}
