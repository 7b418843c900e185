import type { Banner } from '@diandu/core/catalog'
import * as v from 'valibot'
import { fileContent, repeatedAt } from '../../content/index.ts'

const MAX_BANNERS = 8
const name = v.strictObject({ zh: v.pipe(v.string(), v.maxLength(40)), en: v.pipe(v.string(), v.maxLength(80)) })

const banners = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(
        v.string(),
        v.regex(/^[a-z\d-]{1,24}$/, '1–24 个小写字母、数字或短横线 / 1 to 24 small letters, digits, dashes'),
      ),
      title: name,
      line: name,
      path: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-./?=&%]*$/, '须为本站的页面 / A page of ours')),
    }),
  ),
  v.maxLength(MAX_BANNERS, `最多 ${MAX_BANNERS} 个 / ${MAX_BANNERS} at most`),
) satisfies v.GenericSchema<unknown, Banner[]>

export const BANNERS_ID = 'home'

const FIRST: readonly Banner[] = [
  {
    id: 'escrow',
    title: { zh: '钱先放在店渡', en: 'Your money stays in escrow' },
    line: { zh: '过户办完、账单确认，卖家才收到钱', en: 'The seller is paid once you confirm receipt' },
    path: '/lists',
  },
  {
    id: 'tmall',
    title: { zh: '天猫好店', en: 'Tmall shops' },
    line: { zh: '资质、评分、扣分，一项一个出处', en: 'Every figure shows its source' },
    path: '/tmall',
  },
  {
    id: 'company',
    title: { zh: '企业店专场', en: 'Company shops' },
    line: { zh: '51% 以上股权转让，公司与店铺一起接手', en: 'At least 51% of the equity, company included' },
    path: '/firmshop',
  },
]

/** The banners of the first page. */
export const bannerContent = fileContent({
  kind: 'banners',
  schema: banners,
  files: { [BANNERS_ID]: { title: '首页横幅 Banners of the first page', value: FIRST } },
  made: (value): readonly Banner[] => value,
  complaints: (value) =>
    repeatedAt(value.map(({ id }) => id)).map((at) => ({
      at: [at, 'id'],
      zh: '编号重复',
      en: 'this id is there twice',
    })),
})
