import { plainPath } from '../kernel/index.ts'

/** Pages on which nothing floats above the page, and everything below them (spec §2); as plain paths. */
const WITHOUT_CHAT = [
  '/login',
  '/supplierservice',
  '/sign-success',
  '/user_center/goldcoin',
  '/user_center/sevenyears',
  '/activity/1111',
] as const

/** Whether the chat's float window stays away from a page. Total: any text is a path. */
export function isChatHidden(path: string): boolean {
  const plain = plainPath(path)
  return WITHOUT_CHAT.some((page) => plain === page || plain.startsWith(`${page}/`))
}
