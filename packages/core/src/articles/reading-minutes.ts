/** A leisurely reader's pace. */
const HAN_A_MINUTE = 400
const WORDS_A_MINUTE = 200

/** How long a text takes to read, in whole minutes: one at least. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{Nd}]+/gu)?.length ?? 0
  return Math.max(1, Math.ceil(han / HAN_A_MINUTE + words / WORDS_A_MINUTE))
}
