import { expect, it } from 'vitest'
import { nextStep } from './registered-view.ts'

it.each([
  [{ from: '/shop/shop-0001/order' }, '/shop/shop-0001/order', 'backToShop'],
  [{ from: '/user_center/order' }, '/user_center/order', 'goOn'],
  [null, '/lists', 'toMarket'],
  [{ from: 'https://elsewhere.example' }, '/lists', 'toMarket'],
  [{ from: '//elsewhere.example/shop/1' }, '/lists', 'toMarket'],
  [{ from: 7 }, '/lists', 'toMarket'],
  ['/shop/1', '/lists', 'toMarket'],
])('%j leads to %s (SES-16)', (state, to, words) => {
  expect(nextStep(state)).toEqual({ to, words })
})
