import * as v from 'valibot'
import { AGREEMENT_NAMES, type Adviser, type Agreement } from '@diandu/core/company'
import type { WeChatConfig } from '@diandu/core/session'
import { call } from './call.ts'
import { count, nothingIn } from '../schemas/schemas.ts'

const agreementText = v.object({
  opening: v.string(),
  articles: v.array(v.object({ title: v.string(), lines: v.array(v.string()) })),
})

export const getCompanyInfo = call('GET getCompanyInfo', {
  summary: 'What the platform says of itself: contacts by their flags',
  access: 'anyone',
  input: nothingIn,
  output: v.array(v.object({ flag: v.string(), contact: v.string() })),
})

export const listAdvisers = call('GET index-staffs', {
  summary: 'Who of the operator’s staff helps with what, and how the operator is reached',
  access: 'anyone',
  input: nothingIn,
  output: v.array(
    v.object({
      id: v.string(),
      duty: v.object({ zh: v.string(), en: v.string() }),
      line: v.object({ zh: v.string(), en: v.string() }),
      phone: v.nullable(v.string()),
      qq: v.nullable(v.string()),
    }) satisfies v.GenericSchema<unknown, Adviser>,
  ),
})

export const getAgreement = call('GET contract_info', {
  summary: 'A text that people agree to, in both languages',
  access: 'anyone',
  input: v.strictObject({ name: v.picklist(AGREEMENT_NAMES) }),
  output: v.object({
    name: v.picklist(AGREEMENT_NAMES),
    version: v.string(),
    zh: agreementText,
    en: agreementText,
  }) satisfies v.GenericSchema<unknown, Agreement>,
  example: { name: 'registration' },
})

export const getWeChatUrl = call('GET wechat-url', {
  summary: 'Where the game opens inside WeChat',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ url: v.string() }),
})

export const getWeChatConfig = call('POST broad/get-wx-config', {
  summary: 'What WeChat’s JS-SDK is configured with on one page',
  access: 'anyone',
  input: v.strictObject({
    url: v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s#]+(?:#\S*)?$/, 'A whole address')),
  }),
  output: v.object({
    appId: v.string(),
    timestamp: count,
    nonceStr: v.string(),
    signature: v.string(),
  }) satisfies v.GenericSchema<unknown, WeChatConfig>,
  example: { url: 'https://m.diandu.example/shop/1' },
})
