import { z } from 'zod'
import type { ModelClient } from './model-client.ts'
import type { ModelUsage } from './model-fault.ts'

/** An excerpt of samples/the-bakery-that-closed-on-saturdays.vtt, an invented interview. */
const sample = `Maya Brandt: Most bakeries live for Saturday. My guest today looked at his best day of the week and closed it. Jonas, why?
Jonas Reed: Because it was my best day in the till and my worst day on paper. I paid nine people overtime to sell bread at the same price as on a Tuesday, and threw away what was left at noon.
Maya Brandt: And then?
Jonas Reed: In the first full year, revenue was nine percent lower than before, and profit was thirty-four percent higher. I sold less bread and I kept more money.`

const Caption = z.object({ caption: z.string().trim().min(1).max(2_000) })
const captionTokens = 1_000

/**
 * Has a model write one caption for a short text of our own, to see whether it answers, how fast, and at what cost.
 * @throws ModelFault
 */
export async function tryModel(
  { ask }: Pick<ModelClient, 'ask'>,
  signal?: AbortSignal,
): Promise<{ caption: string; seconds: number; usage: ModelUsage }> {
  const begun = performance.now()
  const { answer, usage } = await ask({
    schema: Caption,
    schemaName: 'caption',
    system: 'You write captions for the posts of a podcast. You say only what was said in the episode.',
    prefix: '',
    prompt: `From the episode:\n\n${sample}\n\nWrite one caption for a post about this episode: two or three sentences that make people want to listen. No hashtags, no links.`,
    maxOutputTokens: captionTokens,
    signal,
  })
  return { caption: answer.caption, seconds: (performance.now() - begun) / 1000, usage }
}
