/** Far more than any paragraph or list that a person writes has; a parser takes its time over many of them. */
const MAX_MARKS = 300
const MAX_INDENT = 24

/** The line at which something begins that was not written to be read; null where there is none. */
export function lineOfTooManyMarks(source: string): number | null {
  let marks = 0
  let begin = 1
  for (const [at, line] of source.split('\n').entries()) {
    if (line.trim() === '') [marks, begin] = [0, at + 2]
    marks += line.match(/[*_`[\]<>&!\\]/g)?.length ?? 0
    if (marks > MAX_MARKS || line.search(/[^\s>]/) > MAX_INDENT) return begin
  }
  return null
}
