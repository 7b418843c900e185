import { describe, expect, it } from 'vitest'
import { fail, ok } from '../kernel/index.ts'
import { checkProposal, MAX_PROPOSAL_PHOTOS, type Problem, type Proposal } from './index.ts'

const DRAFT: Proposal = { content: '希望能按城市找店', contact: '', photos: [] }

describe('checkProposal', () => {
  it('keeps what was typed without angle brackets and the white space around it, emoji too (ACC-19, INP-17)', () => {
    const content = '<script>alert(1)</script> 😀\n第二行\t完'
    expect(checkProposal({ ...DRAFT, content: ` ${content}\n` })).toEqual(
      ok({ ...DRAFT, content: 'scriptalert(1)/script 😀\n第二行\t完' }),
    )
  })

  it.each(['13800000001', 'lin@example.com', '10000', '123456789012', ' lin@example.com '])(
    'answers may go to %s (ACC-20)',
    (contact) => {
      expect(checkProposal({ ...DRAFT, contact })).toEqual(ok({ ...DRAFT, contact: contact.trim() }))
    },
  )

  it('takes up to four pictures, each once (ACC-19)', () => {
    expect(MAX_PROPOSAL_PHOTOS).toBe(4)
    expect(checkProposal({ ...DRAFT, photos: ['a.png', 'b/1.jpg', 'a.png', 'c', 'd'] })).toEqual(
      ok({ ...DRAFT, photos: ['a.png', 'b/1.jpg', 'c', 'd'] }),
    )
    expect(checkProposal({ ...DRAFT, photos: ['x'.repeat(200), '7-b_c/d-e.webp'] }).ok).toBe(true)
  })

  it.each<[Partial<Proposal>, string, Problem]>([
    [{ content: ' \n ' }, 'content', 'missing'],
    [{ content: '很不好用' }, 'content', 'too-short'],
    [{ content: '好'.repeat(501) }, 'content', 'too-long'],
    [{ content: '希望能\u0000按城市找店' }, 'content', 'malformed'],
    [{ content: '希望能\ud800按城市找店' }, 'content', 'malformed'],
    [{ contact: '1234' }, 'contact', 'malformed'],
    [{ contact: '1234567890123' }, 'contact', 'malformed'],
    [{ contact: '01234' }, 'contact', 'malformed'],
    [{ contact: 'x12345' }, 'contact', 'malformed'],
    [{ contact: '微信：lin' }, 'contact', 'malformed'],
    [{ photos: ['a', 'b', 'c', 'd', 'e'] }, 'photos', 'too-many'],
    [{ photos: ['a', ''] }, 'photos', 'malformed'],
    [{ photos: ['https://evil.example/x'] }, 'photos', 'malformed'],
    [{ photos: ['x'.repeat(201)] }, 'photos', 'malformed'],
    [{ photos: ['//evil.example/x'] }, 'photos', 'malformed'],
    [{ photos: ['../x'] }, 'photos', 'malformed'],
    [{ photos: ['a/../x'] }, 'photos', 'malformed'],
    [{ photos: ['a//b'] }, 'photos', 'malformed'],
    [{ photos: ['-a'] }, 'photos', 'malformed'],
    [{ photos: ['a.'] }, 'photos', 'malformed'],
    [{ photos: ['图.png'] }, 'photos', 'malformed'],
    [{ photos: ['a.png 图'] }, 'photos', 'malformed'],
  ])('refuses %j: %s is %s (ACC-19, ACC-20)', (change, field, problem) => {
    expect(checkProposal({ ...DRAFT, ...change })).toEqual(fail([{ field, problem }]))
  })

  it('counts five and five hundred characters (ACC-19)', () => {
    for (const length of [5, 500]) expect(checkProposal({ ...DRAFT, content: '😀'.repeat(length) }).ok).toBe(true)
  })
})
