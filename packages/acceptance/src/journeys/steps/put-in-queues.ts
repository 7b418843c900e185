import type { ApiClient } from '../../api/api-client.ts'
import { buyInFull, contractOf } from '../../api/contracts.ts'
import { cheapShops } from '../../api/market.ts'
import { logIn, PEOPLE } from '../../api/people.ts'
import { openSealedClient } from '../../api/sealed-client.ts'
import { readCode } from '../../captcha/read-code.ts'
import { solveCaptcha } from '../../captcha/solve-captcha.ts'
import type { Installation } from '../../server/installation.ts'
import { runOps } from '../../server/run-ops.ts'
import { handInIdentity, handInTransfer, requestInvoice, uploadPicture } from './hand-in.ts'

const NEW_MOBILE = '13912340001'
const OWNER = ['--person', '周母', '--resident-id', '110105192512310021'] as const
const BY = ['--by', '验收', '--second', '复核', '--why', '平台后台登记为其母'] as const

/** One case for each queue of identities and money: documents, a mobile, a consent, a transfer, an invoice. */
export async function putInQueues(api: ApiClient, installation: Installation): Promise<void> {
  const sealed = await openSealedClient(api)
  const [lin, zhou, song] = [await logIn(api, PEOPLE.lin), await logIn(api, PEOPLE.zhou), await logIn(api, PEOPLE.song)]
  await handInIdentity(sealed, lin)
  await lin.must('POST sendMsg', { mobile: NEW_MOBILE, purpose: 'new-phone', captcha: await solveCaptcha(lin) })
  const code = await readCode(api.url, NEW_MOBILE)
  await lin.must('POST user/mobile_modify', { newMobile: NEW_MOBILE, code, reason: '原手机丢失，号码已停用' })
  await handInTransfer(zhou, 20_000_00)
  await requestInvoice(song, '宋女士')
  const [shop] = await cheapShops(api, 1)
  if (shop === undefined) throw new Error('The market is empty')
  const { order, seller } = await buyInFull(api, zhou, shop)
  await runOps(installation, 'owners', 'set', order.shop.id, ...OWNER, ...BY)
  const { id: contractId } = await contractOf(sealed, seller, order.id)
  await sealed.must(seller, 'POST contract/uploadIdPhoto', {
    use: 'consent',
    contractId,
    paper: await uploadPicture(seller, 350),
  })
}
