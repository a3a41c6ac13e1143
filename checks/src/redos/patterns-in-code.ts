import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import type { BuildSite, Pattern } from './pattern.ts'

/** What a file holds: patterns written as literals, and places where patterns are built at run time. */
export type FoundInCode = { literals: Pattern[]; sites: BuildSite[] }

/** @throws where the code cannot be read */
export function findPatterns(file: string, code: string): FoundInCode {
  const { program, errors } = parseSync(file, code)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: FoundInCode = { literals: [], sites: [] }
  const locate = (offset: number) => {
    const before = code.slice(0, offset).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
  const building = ({ callee, start }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    const { line, column } = locate(start)
    found.sites.push(`${file}:${line}:${column}`)
  }
  new Visitor({
    Literal(literal) {
      if (!('regex' in literal)) return
      const { pattern, flags } = literal.regex
      found.literals.push({ source: pattern, flags, at: [`${file}:${locate(literal.start).line}`] })
    },
    NewExpression: building,
    CallExpression: building,
  }).visit(program)
  return found
}
