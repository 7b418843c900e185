import type { AttackFinding } from '../attack-finding.ts'
import type { AttackTarget } from '../attack-target.ts'
import type { Probed } from '../call-as-visitor.ts'
import type { Owner } from '../belongings.ts'
import { neverWas } from '../never-was.ts'

/** Addresses that are signed for one user, with anything about them changed. */
export async function alterAddresses({ url }: AttackTarget, { addresses }: Owner): Promise<Probed> {
  const findings: AttackFinding[] = []
  let sent = 0
  for (const address of addresses) {
    const right = new URL(address, url)
    const { status } = await fetch(right)
    if (status !== 200)
      findings.push({
        hole: 'serves a foreign id',
        where: right.pathname,
        kind: 'signed address',
        message: `its owner is answered ${status}`,
      })
    for (const altered of alterationsOf(right)) {
      sent += 1
      const answer = await fetch(altered)
      if (answer.status !== 404)
        findings.push({
          hole: 'serves a foreign id',
          where: right.pathname,
          kind: 'altered address',
          message: `${altered.pathname}${altered.search} is answered ${answer.status}`,
        })
    }
  }
  return { sent, findings }
}

function alterationsOf(right: URL): readonly URL[] {
  const changed = (change: (url: URL) => void): URL => {
    const url = new URL(right)
    change(url)
    return url
  }
  const [key, until] = [right.searchParams.get('key') ?? '', right.searchParams.get('until') ?? '']
  return [
    changed((url) => (url.search = '')),
    changed((url) => url.searchParams.delete('key')),
    changed((url) => url.searchParams.delete('until')),
    changed((url) => url.searchParams.set('key', neverWas(key))),
    changed((url) => url.searchParams.set('key', key.slice(0, -2))),
    changed((url) => url.searchParams.set('key', '')),
    changed((url) => url.searchParams.set('until', String(Number(until) + 1))),
    changed((url) => url.searchParams.set('until', '9'.repeat(15))),
    changed((url) => url.searchParams.set('until', '0')),
    ...right.pathname
      .split('/')
      .slice(2)
      .map((part) => changed((url) => (url.pathname = url.pathname.replace(part, neverWas(part))))),
  ]
}
