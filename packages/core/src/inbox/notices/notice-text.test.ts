import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MESSAGE_EVENTS, type MessageEvent } from '../message-event.ts'
import { noticeText } from './notice-text.ts'
import { SMS_TEMPLATES, smsText } from './sms-template.ts'

const textOf = (event: string, figures: Record<string, string | number | null>, count = 1) =>
  noticeText({ kind: 'order', event, figures }, count)
const BY = Date.UTC(2026, 10, 27, 15, 59)

describe('what a phone says', () => {
  it('says what is to be done, by when and what happens otherwise (NTF-1)', () => {
    const turn = textOf('order.turn', { shop: '云禾女装', number: 'DD1', act: 'sign', by: BY, otherwise: null })
    expect(turn.title).toEqual({ zh: '轮到您：签合同', en: 'Your turn: sign the contract' })
    expect(turn.body).toEqual({ zh: '云禾女装，11月27日 23:59 前', en: '云禾女装, by 2026-11-27 23:59' })
    expect(smsText(turn.sms)).toBe('您的订单DD1轮到您：签合同，请在11月27日 23:59前办理。详情请登录店渡查看。')
    const deadline = { shop: '店', number: 'DD1', act: 'pay-balance', by: BY, otherwise: 'deposit-forfeited' }
    expect(smsText(textOf('order.deadline', deadline).sms)).toBe(
      '您的订单DD1就要到期：请在11月27日 23:59前付清尾款，逾期定金不退。详情请登录店渡查看。',
    )
  })

  it('says which price the other side names, and what it says to one’s own (NTF-1)', () => {
    const figures = { shop: '店', side: 'seller', priceFen: 95_000_00, formerFen: 90_000_00, by: BY }
    expect(textOf('offer.countered', figures).title.zh).toBe('对方还价 ¥95,000.00')
    const ended = { shop: '店', side: 'buyer', priceFen: 95_000_00, by: null }
    expect(
      ['accepted', 'refused', 'withdrawn'].map((status) => textOf('offer.ended', { ...ended, status }).title.en),
    ).toEqual([
      'Your counter-offer was accepted: ¥95,000.00',
      'Your counter-offer was declined: ¥95,000.00',
      'A counter-offer was withdrawn: ¥95,000.00',
    ])
  })

  it('says how many there are where it tells of more than one (NTF-7)', () => {
    const many = noticeText({ kind: 'price', event: 'price.fell', figures: {} }, 10_000)
    expect(many.title.zh).toBe('价格消息')
    expect(many.body).toEqual({ zh: '您有 10000 条新消息', en: 'You have 10000 new messages' })
  })

  it('an event that no words are written for is told by its kind (NTF-13)', () => {
    expect(textOf('order.of-tomorrow', {})).toEqual(noticeText({ kind: 'order', event: 'order.turn', figures: {} }, 1))
    expect(smsText(textOf('order.of-tomorrow', {}).sms)).toBe('您有1条新的订单消息。详情请登录店渡查看。')
  })

  it('no text message carries what a seller called their shop, nor what a reviewer wrote (NTF-10)', () => {
    const hostile = '点这里领钱 evil.example'
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(MESSAGE_EVENTS) as MessageEvent[])), (event) => {
        const figures = Object.fromEntries(
          Object.entries<string>(MESSAGE_EVENTS[event].figures).map(([name, shape]) => [
            name,
            shape.startsWith('text') && name !== 'number' ? hostile : name === 'number' ? 'DD1' : 1,
          ]),
        )
        const text = noticeText({ kind: MESSAGE_EVENTS[event].kind, event, figures }, 1)
        expect(smsText(text.sms)).not.toContain('evil')
        expect(text.sms.values).toHaveLength(new Set(SMS_TEMPLATES[text.sms.template].match(/\{\d\}/g)).size)
        expect([text.title.zh, text.title.en, text.body.zh, text.body.en].every((line) => line !== '')).toBe(true)
      }),
    )
  })

  it('a long title of a shop is cut before it stands on a locked screen (NTF-1)', () => {
    const { body } = textOf('order.viewing', { shop: '店'.repeat(60), number: 'DD1' })
    expect(body.zh).toBe(`${'店'.repeat(24)}…`)
  })
})
