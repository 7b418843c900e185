/** Han characters, ASCII letters, digits and underscore; everything else goes (spec §5). */
export function cleanSearchText(raw: string): string {
  return raw.replace(/[^\p{Script=Han}\w]/gu, '')
}
