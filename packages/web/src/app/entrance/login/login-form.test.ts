import { expect, it } from 'vitest'
import { changeWay, EMPTY_LOGIN, loginEntrance, loginFaults } from './login-form.ts'

it('a mobile goes along both ways; a name that is none stays where it is', () => {
  const named = { ...EMPTY_LOGIN, name: ' 13800000001 ' }
  expect(changeWay(named, 'code')).toMatchObject({ way: 'code', mobile: '13800000001', name: ' 13800000001 ' })
  expect(changeWay({ ...EMPTY_LOGIN, name: 'buyer_lin' }, 'code').mobile).toBe('')
  expect(changeWay({ ...EMPTY_LOGIN, way: 'code', mobile: '13800000001' }, 'password').name).toBe('13800000001')
  expect(changeWay({ ...named, mobile: '13800000002' }, 'code').mobile).toBe('13800000002')
  expect(changeWay({ ...EMPTY_LOGIN, name: 'buyer_lin', mobile: '13800000002' }, 'password').name).toBe('buyer_lin')
})

it('only the fields of the shown way in are missed (ACC-5)', () => {
  expect(loginFaults(EMPTY_LOGIN)).toEqual(['name', 'password'])
  const byCode = { ...EMPTY_LOGIN, way: 'code', mobile: '13800000001', code: '12345' } as const
  expect(loginFaults({ ...byCode, hasAgreed: true })).toEqual(['code'])
  expect(loginFaults({ ...byCode, code: '123456' })).toEqual(['hasAgreed'])
  expect(loginFaults({ ...EMPTY_LOGIN, name: 'a', password: ' ' })).toEqual([])
})

it('a name is used without the spaces around it, a password as it stands (WSE-1)', () => {
  expect(loginEntrance({ ...EMPTY_LOGIN, name: ' buyer_lin ', password: ' p ' })).toEqual({
    by: 'password',
    credentials: { name: 'buyer_lin', password: ' p ' },
  })
})
