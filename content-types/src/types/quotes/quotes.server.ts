import { quotesWriter } from '../../built-in/quotes/quotes-writer.server.ts'
import { writtenBy } from '../../built-in/writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { quotesModel } from './quotes.model.server.ts'
import { quotesRules } from './quotes.quality.server.ts'
import type { Quotes } from './quotes.ts'

export const quotesOnServer: ServerType<Quotes> = {
  key: 'quotes',
  write: writtenBy(quotesWriter),
  model: quotesModel,
  rules: quotesRules,
}
