import { getPiecesAt, type ModelType, toValidatedPiece } from '../model-interface/model-type.server.ts'
import { checkText } from '../text-checks/check-text.server.ts'

/** Maximum characters of the words that replace a selection: the longest section of a script. */
const maxCharacters = 3_000

/** The words that replace selected ones in a text. Its type's lengths don't apply, because the rest is the user's. */
export const selectionModel: ModelType<string> = {
  key: 'selection',
  owns: (at) => at === 'selection',
  asks: () =>
    'at: selection, the words that replace the selected ones, and nothing else: they fit the words before and after, which stay as they are. kind: "".',
  validate: (piece, { said }) => {
    const checked = checkText(piece, said, { free: true, wide: true })
    const { length } = checked.text
    const problems = length > maxCharacters ? [`It has ${length} characters; the limit is ${maxCharacters}.`] : []
    return toValidatedPiece(piece, checked, { problems })
  },
  missing: (validated) => (validated.length > 0 ? [] : [{ at: 'selection', problem: 'is missing.' }]),
  print: (validated) => validated[0]?.text ?? null,
  item: (path) => ({
    at: 'selection',
    print: (validated) => {
      const [one] = getPiecesAt(validated, 'selection')
      return one ? { [path]: one.text } : null
    },
  }),
}
