// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { MobileField } from './mobile-field.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'

interface Use {
  readonly value: string
  readonly onChange: (value: string) => void
}

function Held({ children, first = '' }: { readonly children: (use: Use) => ReactNode; readonly first?: string }) {
  const [value, onChange] = useState(first)
  return children({ value, onChange })
}

const input = () => screen.getByLabelText<HTMLInputElement>('field')
const paste = async (text: string) => {
  const user = userEvent.setup()
  await user.click(input())
  await user.paste(text)
  return user
}

describe('an amount', () => {
  const show = () => render(<Held>{(use) => <MoneyField label="field" name="field" {...use} />}</Held>)

  it.each([
    ['100。50', '100.50'],
    ['100．50', '100.50'],
    ['1,000.50', '1000.50'],
    ['１００', '100'],
    ['1.28万', '12800'],
    ['12800。50', '12800.50'],
    ['１２８００', '12800'],
    ['1万', '10000'],
  ])('%j is %s once the field is left, pasted or typed (AMT-11)', async (raw, held) => {
    show()
    const user = await paste(raw)
    expect(input().value).toBe(raw)
    await user.tab()
    expect(input().value).toBe(held)
    await user.clear(input())
    await user.type(input(), raw)
    expect(input().value).toBe(raw)
    await user.tab()
    expect(input().value).toBe(held)
    expect(input().getAttribute('aria-invalid')).not.toBe('true')
  })

  it.each(['100,50', '100，50', 'abc', '12a3', '-5', '1.2.3'])(
    '%j is refused at the field and stays as it was typed (AMT-12)',
    async (raw) => {
      show()
      const user = await paste(raw)
      await user.tab()
      expect(input().value).toBe(raw)
      expect(input().getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByText(/看不懂这个金额/)).toBeTruthy()
    },
  )

  it('nothing changes under the caret or in the middle of a composition (AMT-11)', async () => {
    show()
    const user = userEvent.setup()
    await user.type(input(), '1,00')
    input().setSelectionRange(1, 1)
    await user.type(input(), '2', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect([input().value, input().selectionStart]).toEqual(['12,00', 2])
    fireEvent.compositionStart(input())
    fireEvent.input(input(), { target: { value: '12万' }, isComposing: true })
    expect(input().value).toBe('12万')
  })
})

describe('other numbers', () => {
  it.each([
    ['price', '５０００', '5000'],
    ['price', '1万', '10000'],
    ['price', '-500', '500'],
    ['count', '1.5万', '15000'],
    ['count', '1,234', '1234'],
    ['decimal', '4。8', '4.8'],
  ] as const)('as a %s %j is %s (AMT-11)', async (kind, raw, held) => {
    render(<Held>{(use) => <NumberField kind={kind} label="field" name="field" {...use} />}</Held>)
    await (await paste(raw)).tab()
    expect(input().value).toBe(held)
  })

  it.each([
    ['price', 'abc'],
    ['price', '100-500'],
    ['price', '1234567890'],
    ['count', '1.5'],
    ['count', '1,5'],
    ['decimal', '4,8'],
  ] as const)('as a %s %j is refused at the field (AMT-12)', async (kind, raw) => {
    render(<Held>{(use) => <NumberField kind={kind} label="field" name="field" {...use} />}</Held>)
    await (await paste(raw)).tab()
    expect(input().value).toBe(raw)
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a mobile number', () => {
  const show = (first = '') =>
    render(<Held first={first}>{(use) => <MobileField label="field" name="field" {...use} />}</Held>)
  const WRITTEN = [
    '+86 199 0000 0006',
    '0086-199-0000-0006',
    '199-0000-0006',
    '１９９００００００06',
    '\u202d19900000006\u202c',
  ]

  it.each(WRITTEN)('%j is read when it is pasted, and no length cuts it first (FMV-14)', async (raw) => {
    show()
    await paste(raw)
    expect(input().value).toBe('19900000006')
    expect(input().maxLength).toBe(-1)
  })

  it.each(WRITTEN)('%j is read when a browser filled it in (FMV-14)', (raw) => {
    show(raw)
    expect(input().value).toBe('19900000006')
  })

  it('is left alone while it is typed (FMV-14)', async () => {
    show()
    const user = userEvent.setup()
    await user.type(input(), '+86 199 0000 000')
    expect(input().value).toBe('+86 199 0000 000')
    await user.type(input(), '6')
    expect(input().value).toBe('19900000006')
  })

  it('from abroad is refused in words (FMV-15)', async () => {
    show()
    await (await paste('+1 (415) 555-2671')).tab()
    expect(input().value).toBe('+1 (415) 555-2671')
    expect(screen.getByText('只支持中国大陆的手机号（11 位，以 1 开头）')).toBeTruthy()
  })
})
