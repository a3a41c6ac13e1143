import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

/**
 * The code of a test file with its lists of cases counted: `test.each(list)` refuses a list without any, and a loop with
 * expectations in it tells how often it went round. Lines stay where they are.
 * @throws where the code cannot be read
 */
export function countLoops(file: string, code: string): string {
  const { program, errors } = parseSync(file, code)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const inserted: { at: number; text: string }[] = []
  const wrap = (list: ESTree.Node, call: string, at: number) => {
    const line = code.slice(0, at).split('\n').length
    inserted.push({ at: list.start, text: `globalThis.${call}(${line}, ` }, { at: list.end, text: ')' })
  }
  new Visitor({
    ForOfStatement({ await: waits, right, body, start }) {
      if (!waits && expects(code.slice(body.start, body.end))) wrap(right, 'countCases', start)
    },
    CallExpression({ callee, arguments: [list], start }) {
      if (list && list.type !== 'SpreadElement' && isEach(callee)) wrap(list, 'requireCases', start)
    },
  }).visit(program)
  return inserted
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code)
}

const expects = (body: string) => /\bexpect\w*\(/.test(body)

/** `test.each`, `describe.each`. */
function isEach(callee: ESTree.Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { object, property } = callee
  return property.name === 'each' && object.type === 'Identifier' && ['test', 'describe'].includes(object.name)
}
