import type { ApiClient } from '../../api/api-client.ts'
import { mobileOf } from '../../api/people.ts'
import type { Installation } from '../../server/installation.ts'
import { runOps } from '../../server/run-ops.ts'

/** As whom a seller of the demonstration was verified, as a reviewer reads it. */
export async function verifiedSeller(
  installation: Installation,
  seller: ApiClient,
): Promise<{ readonly name: string; readonly residentId: string }> {
  const id = `demo-papers-${(await mobileOf(seller)).slice(-2)}`
  const { output } = await runOps(installation, 'papers', 'show', id, '--by', '验收')
  const read = (field: string) => {
    const value = new RegExp(`^${field}\\s+(\\S+)$`, 'm').exec(output)?.[1]
    if (value === undefined) throw new Error(`No ${field} in ${output}`)
    return value
  }
  return { name: read('name'), residentId: read('residentId') }
}
