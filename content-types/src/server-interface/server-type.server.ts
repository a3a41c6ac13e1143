import type { Episode } from '@podcastai/episode'
import type { ModelType } from '../model-interface/model-type.server.ts'
import type { Rule } from '../quality/rule.server.ts'
import type { Brief } from '../type/brief.ts'
import type { ContentKey } from '../type/content-type.ts'
import type { Finished } from '../type/finished.ts'
import type { AddedItem, SelectedWords } from '../type/selected-words.ts'

/** The server side of a content type. One value per type: `quotesOnServer` is in types/quotes/quotes.server.ts. */
export type ServerType<Content> = {
  key: ContentKey
  /** The built-in engine: content made from the episode alone, always the same, or the reasons why there is none. */
  write: (episode: Episode, brief: Brief) => Finished<Content>
  /** The requests to a language model, and the parser of its answers. */
  model: ModelType<Content>
  /** Quality rules for finished content of any engine. */
  rules: readonly Rule<Content>[]
  /** Returns the content with words that a user selected in the transcript as an item. @throws EditRefusal */
  addSelected?: (content: Content, selected: SelectedWords) => AddedItem
}
