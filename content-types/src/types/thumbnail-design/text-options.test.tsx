import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { sampleContent } from '../../every-type/sample-content.fixture.ts'
import { TextOptions } from './text-options.web.tsx'

afterEach(cleanup)

test('two texts are shown first, the others when asked for, with the focus on the first of them', async () => {
  const [sample] = sampleContent.thumbnail_design.textOptions.fullEpisode
  const options = ['One', 'Two', 'Three', 'Four'].map((text) => ({ ...sample!, text, highlightedWords: [] }))
  render(<TextOptions title="Texts" options={options} chosen={options[0]} onChoose={() => {}} place="fullEpisode" />)
  const shown = () => screen.getAllByRole('button', { name: /^(One|Two|Three|Four)$/ }).map((one) => one.textContent)
  expect(shown()).toEqual(['One', 'Two'])
  await userEvent.click(screen.getByRole('button', { name: 'Show more 2 left' }))
  expect(shown()).toEqual(['One', 'Two', 'Three', 'Four'])
  await expect.poll(() => document.activeElement?.textContent).toContain('Three')
})

test('a reason that all texts share is said once above them, and each keeps its own where they differ', () => {
  const [sample] = sampleContent.thumbnail_design.textOptions.fullEpisode
  const reason = 'The speaker’s own words.'
  const options = ['One', 'Two'].map((text) => ({ ...sample!, text, highlightedWords: [], reasoning: reason }))
  const shown = { title: 'Texts', chosen: undefined, onChoose: () => {}, place: 'fullEpisode' }
  const { rerender } = render(<TextOptions {...shown} options={options} />)
  expect(screen.getAllByText(reason)).toHaveLength(1)
  expect(screen.getByText(reason).closest('li')).toBeNull()
  rerender(
    <TextOptions {...shown} options={options.map((one, at) => (at > 0 ? { ...one, reasoning: 'Why not' } : one))} />,
  )
  expect([reason, 'Why not'].map((one) => screen.getByText(one).closest('li') !== null)).toEqual([true, true])
})
