import type { ServerType } from '../../server-interface/server-type.server.ts'
import type { TextFormatKey } from '../../type/keys.ts'
import { getTextFormatModel } from './text-format.model.server.ts'
import type { FormatContent } from './text-format.ts'

/** Returns the server side of a format. The built-in engine writes none: its sentences are the talk's own. */
export function getTextFormatOnServer(key: TextFormatKey): ServerType<FormatContent> {
  return {
    key,
    write: () => ({
      content: null,
      problems: ['A language model or your chat assistant writes this, or you do. The built-in engine doesn’t.'],
    }),
    model: getTextFormatModel(key),
    rules: [],
  }
}
