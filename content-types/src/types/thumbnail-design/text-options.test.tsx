import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { sampleContent } from '../../registry/sample-content.fixture.ts'
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
