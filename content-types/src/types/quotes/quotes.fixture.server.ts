import { type GoodAnswer, pointing } from '../../model-interface/good-pieces.fixture.server.ts'
import type { Quotes } from './quotes.ts'

/** Returns a model's answer without mistakes. */
export const goodQuotes: GoodAnswer<Quotes> = ({ episode, content }) =>
  content.flatMap(({ evidence, category }) => (evidence ? [pointing('quote', evidence, episode, category)] : []))
